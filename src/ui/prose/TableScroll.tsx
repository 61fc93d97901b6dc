import type { ReactNode } from 'react'

/** What a table is called: the id of a heading, or words. */
export type TableName = { labelledBy: string } | { label: string }

/** Lets a wide table scroll sideways on its own, by touch, wheel and keys. */
export function TableScroll({ name, children }: { name: TableName; children: ReactNode }) {
  return (
    <div
      className="table-scroll"
      role="group"
      tabIndex={0}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      aria-label={'label' in name ? name.label : undefined}
    >
      <table>{children}</table>
    </div>
  )
}
