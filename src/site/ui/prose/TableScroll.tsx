import type { ReactNode } from 'react'

/** The accessible name of a table: the id of a heading, or a text. */
export type TableName = { labelledBy: string } | { label: string }

type TableScrollProps = {
  name: TableName
  /** Whether each row becomes a list on phones; its cells have the heads of their columns as `data-head`. */
  stacked?: boolean
  children: ReactNode
}

/** A wide table that scrolls sideways on its own, by touch, wheel and keyboard. */
export function TableScroll({ name, stacked, children }: TableScrollProps) {
  const named = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy }
  // An area that scrolls must be focusable, or the keyboard cannot scroll it (WCAG 2.1.1), and what is focusable must have a
  // name.
  const scrollable = { tabIndex: 0, ...named }
  return (
    <section className={stacked ? 'table-scroll stacked' : 'table-scroll'} {...scrollable}>
      <table>{children}</table>
    </section>
  )
}
