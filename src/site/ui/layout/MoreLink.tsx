import type { ReactNode } from 'react'

export type MoreLinkProps = {
  /** Where it leads. Left out: words at the end of a cell whose title is the link; they are not read aloud again. */
  href?: string
  /** What is read aloud, where the words alone do not say enough. It starts with the words. */
  label?: string
  children: ReactNode
}

/** A link that ends in a point: the line grows on hover. */
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
