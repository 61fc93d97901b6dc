import type { ReactNode } from 'react'

/** The accessible name of a table: the id of a heading, or a text. */
export type TableName = { labelledBy: string } | { label: string }

type TableScrollProps = {
  name: TableName
  /** Whether each row becomes a list on phones; its cells have their column heads as `data-head`. */
  stacked?: boolean
  children: ReactNode
}

/** A wide table that scrolls horizontally on its own, by touch, wheel and keyboard. */
export function TableScroll({ name, stacked, children }: TableScrollProps) {
  const named = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy }
  // A scrollable area must be focusable, or the keyboard cannot scroll it (WCAG 2.1.1), and focusable elements must have a name.
  // islands/scroll-area makes it no stop of the Tab key while it does not scroll.
  const scrollable = { tabIndex: 0, 'data-enhance': 'scroll-area', ...named }
  return (
    <section className={stacked ? 'table-scroll stacked' : 'table-scroll'} {...scrollable}>
      <table>{children}</table>
    </section>
  )
}
