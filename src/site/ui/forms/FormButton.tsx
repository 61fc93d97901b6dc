import { Button, type ButtonProps } from '../layout/Button'

export type FormButtonProps = Omit<ButtonProps, 'inForm'> & {
  /** Whether to show three moving points before the text and mark the button as disabled; it stays focusable. */
  busy?: boolean
}

/** A button of a form, which can be busy or disabled. The styles of these states may be loaded late. */
export const FormButton = ({ busy, ...button }: FormButtonProps) => (
  <Button {...button} inForm aria-busy={busy || undefined} aria-disabled={busy || undefined} />
)
