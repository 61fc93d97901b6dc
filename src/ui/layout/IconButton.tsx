import type { ComponentProps } from 'react'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'

export type IconButtonProps = {
  icon: IconName
  /** Its words: a sign alone says nothing. */
  label: string
} & Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>

/** A square button with a sign only. Set `aria-pressed` where it switches something on. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className="icon-button" aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
