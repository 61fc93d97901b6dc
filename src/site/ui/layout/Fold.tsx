import type { ReactNode } from 'react'

type FoldProps = {
  /** What the control says. */
  label: string
  /** Of what it opens the details, for those who hear the control without its row, unless its own words say so. */
  of?: string
  children: ReactNode
}

/** Details that phones fold away until somebody asks for them. They are open in wider windows and in print, and need no script. */
export const Fold = ({ label, of, children }: FoldProps) => (
  <details className="fold">
    <summary className="opens">
      <span>
        {label}
        {of && <span className="sr">, {of}</span>}
      </span>
    </summary>
    {children}
  </details>
)
