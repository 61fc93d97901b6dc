import type { ReactNode } from 'react'

export type DisclosureProps = {
  /** What the control says; it may hold a heading. */
  summary: ReactNode
  /** Whether what the control says stands in the columns of the page. */
  columns?: boolean
  /** Id of what is hidden: a link to it opens the disclosure, and no script is needed. */
  id?: string
  children: ReactNode
}

/** Details that a visitor asks for. It works without a script, and is open in print. */
export function Disclosure({ summary, columns, id, children }: DisclosureProps) {
  return (
    <details className="disclosure">
      <summary className={columns ? 'grid' : undefined}>{summary}</summary>
      <div id={id}>{children}</div>
    </details>
  )
}
