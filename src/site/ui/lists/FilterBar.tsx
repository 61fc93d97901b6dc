import type { ReactNode } from 'react'

/** Search field and chips of a list. They need a script; without one the bar is hidden and the whole list is shown. */
export function FilterBar({ stacked, children }: { /** One below the other, for many chips. */ stacked?: boolean; children: ReactNode }) {
  return <div className={stacked ? 'filter-bar needs-script stacked' : 'filter-bar needs-script'}>{children}</div>
}
