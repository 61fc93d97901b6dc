import type { ReactNode } from 'react'

/** A part of a text that is folded at first, and open in print. */
export const Details = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="details">
    <summary>{summary}</summary>
    {children}
  </details>
)
