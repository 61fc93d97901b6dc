import type { ReactNode } from 'react'

/** A quotation inside a text. */
export function QuoteBlock({ by, role, children }: { by: string; role?: string; children: ReactNode }) {
  return (
    <figure className="quote-block">
      <blockquote>{children}</blockquote>
      <figcaption>
        <b>{by}</b>
        {role ? <span>{role}</span> : null}
      </figcaption>
    </figure>
  )
}
