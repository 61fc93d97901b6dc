import type { ReactNode } from 'react'

export type StickyAsideProps = {
  /** Its name, read aloud. */
  label: string
  children: ReactNode
}

/** A column of three beside a long text in a `grid`. From 60rem it stays in view. */
export function StickyAside({ label, children }: StickyAsideProps) {
  return (
    <aside className="sticky-aside c3" aria-label={label}>
      {children}
    </aside>
  )
}
