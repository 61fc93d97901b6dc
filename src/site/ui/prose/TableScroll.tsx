import type { ReactNode } from 'react'

/** What a table is called: the id of a heading, or words. */
export type TableName = { labelledBy: string } | { label: string }

/** Lets a wide table scroll sideways on its own, by touch, wheel and keys. */
export function TableScroll({ name, children }: { name: TableName; children: ReactNode }) {
  const named = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy }
  // What scrolls must take the focus, or keys cannot scroll it (WCAG 2.1.1); and what takes the focus must have a name.
  const scrollable = { tabIndex: 0, ...named }
  return (
    <section className="table-scroll" {...scrollable}>
      <table>{children}</table>
    </section>
  )
}
