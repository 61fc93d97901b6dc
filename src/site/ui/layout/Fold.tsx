import type { ReactNode } from 'react'

type FoldProps = {
  /** What the control says. */
  label: string
  /** Of what it opens the details, for those who hear the control without its row, unless its own words say so. */
  of?: string
  /** Whether the label is a heading, which stands above the details in wider windows. */
  heading?: boolean
  children: ReactNode
}

/** Details that phones fold away until somebody asks for them. They are open in wider windows and in print, and need no script. */
export const Fold = ({ label, of, heading, children }: FoldProps) => {
  const context = of && <span className="sr">, {of}</span>
  return (
    <details className="fold">
      <summary className="opens">
        {heading ? (
          <>
            <h3>{label}</h3>
            {context}
          </>
        ) : (
          <span>
            {label}
            {context}
          </span>
        )}
      </summary>
      {children}
    </details>
  )
}
