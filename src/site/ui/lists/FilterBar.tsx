import type { ReactNode } from 'react'

/** Search and chips of a list. They answer by script only, so without one the bar is not shown and the list is whole. */
export function FilterBar({ stacked, children }: { /** One below the other, for many chips. */ stacked?: boolean; children: ReactNode }) {
  return <div className={stacked ? 'filter-bar needs-script stacked' : 'filter-bar needs-script'}>{children}</div>
}
