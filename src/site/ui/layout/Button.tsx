import type { ComponentProps } from 'react'
import { Icon } from '../media/Icon'
import { type ButtonLook, buttonClass } from './button-look'

export type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'className' | 'style'>

/** A button. Further props are those of `<button>`. */
export function Button({ kind, small, icon, full, label, inForm, disabled, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClass({ kind, small, full, inForm })} aria-label={label} disabled={disabled}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
