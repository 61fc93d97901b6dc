import { Button, type ButtonProps } from '../layout/Button'

export type FormButtonProps = Omit<ButtonProps, 'inForm'> & {
  /** Shows three moving points before the text and marks the button as disabled, but keeps it focusable. */
  busy?: boolean
}

/** A button of a form, which can be busy or disabled. The styles of these states may arrive late. */
export const FormButton = ({ busy, ...button }: FormButtonProps) => (
  <Button {...button} inForm aria-busy={busy || undefined} aria-disabled={busy || undefined} />
)
