import type { ReactNode } from 'react'
import type { Codes } from '../../graph/region-codes'
import { AnchorLinks, type AnchorLinksProps } from './AnchorLinks'

export type RegionTabsProps = AnchorLinksProps & {
  /** Its heading, visible to screen readers only. */
  title: string
  codes: Codes
  /** A `<section>` for each link, with the id that the link points to. */
  children: ReactNode
}

/**
 * Sections of which one is shown at a time: islands/region-tabs turns the links above them into tabs. Without a script, or if a script
 * failed to load at first, all sections are shown one below the other.
 */
export function RegionTabs({ title, codes, children, ...links }: RegionTabsProps) {
  return (
    <section
      className="wrap region-tabs"
      aria-labelledby="regions-title"
      data-enhance="region-tabs"
      data-when="load"
      data-codes={JSON.stringify(codes)}
    >
      <h2 className="sr" id="regions-title">
        {title}
      </h2>
      <AnchorLinks {...links} />
      {children}
    </section>
  )
}
