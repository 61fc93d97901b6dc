import type { ReactNode } from 'react'

type FoldProps = {
  /** Label of the control. */
  label: string
  /** What the details belong to, for screen reader users who reach the control without its row; not needed if the label says it. */
  of?: string
  /** Whether the label is a heading, which is above the details in wider windows. */
  heading?: boolean
  children: ReactNode
}

/** Details that are folded on phones. They are open in wider windows and in print, and need no script. */
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
