import type { ReactNode } from 'react'
import { Heading } from '../layout/Heading'

type EmptyStateProps = {
  title: string
  text: string
  level?: 2 | 3
  /** The way out: a button, a link. */
  children?: ReactNode
}

/** What stands where nothing was found: four points and an unlit ring, a sentence, a way out. */
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
