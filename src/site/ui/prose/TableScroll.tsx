import type { ReactNode } from 'react'

/** The accessible name of a table: the id of a heading, or a text. */
export type TableName = { labelledBy: string } | { label: string }

/** A wide table that scrolls sideways on its own, by touch, wheel and keyboard. */
export function TableScroll({ name, children }: { name: TableName; children: ReactNode }) {
  const named = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy }
  // An area that scrolls must be focusable, or the keyboard cannot scroll it (WCAG 2.1.1), and what is focusable must have a
  // name.
  const scrollable = { tabIndex: 0, ...named }
  return (
    <section className="table-scroll" {...scrollable}>
      <table>{children}</table>
    </section>
  )
}
