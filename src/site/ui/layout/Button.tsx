import type { ComponentProps } from 'react'
import { Icon } from '../media/Icon'
import { type ButtonLook, buttonClass } from './button-look'

export type ButtonProps = ButtonLook & {
  /** Shows three moving points after the text and marks the button as disabled, but keeps it focusable. */
  busy?: boolean
} & Omit<ComponentProps<'button'>, 'className' | 'style'>

/** A button. Further props are those of `<button>`. */
export function Button({ kind, small, icon, full, label, busy, disabled, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, small, full })}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      disabled={disabled}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
