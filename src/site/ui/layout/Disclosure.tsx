import type { ReactNode } from 'react'

export type DisclosureProps = {
  /** Label of the control; it may contain a heading. */
  summary: ReactNode
  /** Id of the hidden content: a link to it opens the disclosure without a script. */
  id?: string
  children: ReactNode
}

/** Details that a visitor can unfold. It works without a script, and is open in print. */
export function Disclosure({ summary, id, children }: DisclosureProps) {
  return (
    <details className="disclosure">
      <summary className="opens">{summary}</summary>
      <div id={id}>{children}</div>
    </details>
  )
}
