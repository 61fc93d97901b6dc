import type { ComponentProps } from 'react'
import { Icon } from '../media/Icon'
import { type ButtonLook, buttonClass } from './button-look'

export type ButtonLinkProps = ButtonLook & { href: string } & Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'>

/** A link that looks like a button. */
export function ButtonLink({ kind, small, icon, full, label, href, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} href={href} className={buttonClass({ kind, small, full })} aria-label={label}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
