import type { ComponentProps } from 'react'
import { Icon } from '../media/Icon'
import { type ButtonLook, buttonClass } from './button-look'

export type ButtonProps = ButtonLook & {
  /** It is at work: it keeps its words, three points run, and it says that it is disabled, but keeps the focus. */
  busy?: boolean
} & Omit<ComponentProps<'button'>, 'className' | 'style'>

/** A button. Whatever else a `<button>` takes is passed on, so that an island can listen to it. */
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
