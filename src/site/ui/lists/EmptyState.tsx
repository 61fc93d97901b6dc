import type { ReactNode } from 'react'
import { Heading } from '../layout/Heading'

type EmptyStateProps = {
  title: string
  text: string
  level?: 2 | 3
  /** Ways to continue: a button, a link. */
  children?: ReactNode
}

/** Shown when nothing was found: a small drawing, a sentence, and ways to continue. */
export function EmptyState({ title, text, level = 2, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <svg viewBox="0 0 144 72" fill="none" aria-hidden="true">
        <path d="M12 52L40 22l30 26 34-34 28 30" strokeDasharray="2 5" />
        <path d="M12 52h0M40 22h0M70 48h0M132 44h0" strokeWidth="7" strokeLinecap="round" />
        <circle cx="104" cy="14" r="6" strokeWidth="1.5" />
      </svg>
      <Heading level={level}>{title}</Heading>
      <p>{text}</p>
      {children ? <div className="row">{children}</div> : null}
    </div>
  )
}
