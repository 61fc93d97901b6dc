import type { ReactNode } from 'react'

export type StickyAsideProps = {
  /** Accessible name. */
  label: string
  children: ReactNode
}

/** A column next to a long text in a `grid`. From 60rem it stays in view while the text scrolls. */
export function StickyAside({ label, children }: StickyAsideProps) {
  return (
    <aside className="sticky-aside c3" aria-label={label}>
      {children}
    </aside>
  )
}
