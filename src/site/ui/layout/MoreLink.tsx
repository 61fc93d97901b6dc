import type { ReactNode } from 'react'

export type MoreLinkProps = {
  /** Address. Without one it is decorative text in a cell whose title is the link, and hidden from screen readers. */
  href?: string
  /** Accessible name, if the text alone is not clear. It starts with the text. */
  label?: string
  children: ReactNode
}

/** A link that ends in a point; its line grows on hover. */
export function MoreLink({ href, label, children }: MoreLinkProps) {
  if (href === undefined) {
    return (
      <span className="more-link" aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <a className="more-link" href={href} aria-label={label}>
      {children}
    </a>
  )
}
