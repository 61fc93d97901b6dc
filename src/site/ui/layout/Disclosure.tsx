import type { ReactNode } from 'react'

export type DisclosureProps = {
  /** What the control says; it may hold a heading. */
  summary: ReactNode
  /** Id of what is hidden: a link to it opens the disclosure, and no script is needed. */
  id?: string
  children: ReactNode
}

/** Details that a visitor asks for. It works without a script, and is open in print. */
export function Disclosure({ summary, id, children }: DisclosureProps) {
  return (
    <details className="disclosure">
      <summary className="opens">{summary}</summary>
      <div id={id}>{children}</div>
    </details>
  )
}
