import type { Tone } from '../../art/tones'
import { RegionMap, type RegionMapProps } from '../media/RegionMap'

/** The data of a region that is shown. */
export type RegionEntry = {
  slug: string
  tone: Tone
  /** Locations of its offices. */
  places: RegionMapProps['places']
  title: string
  /** Address of its page, or of its section on a page. */
  href?: string
  /** Its cities as one line. */
  cities: string
  /** Number of clients. */
  clients: string
}

export type RegionItemProps = {
  region: RegionEntry
  /** Words after the number of clients. */
  clientsLabel: string
}

/** A region with its offices in a list (specification, 4.1). */
export function RegionItem({ region, clientsLabel }: RegionItemProps) {
  const { tone, places, title, href, cities, clients } = region
  return (
    <li className="region-item">
      <RegionMap places={places} tone={tone} shape="plate" />
      <div>
        <h4>{href === undefined ? title : <a href={href}>{title}</a>}</h4>
        <p className="subtitle">{cities}</p>
      </div>
      <p className="small">
        <b>{clients}</b> {clientsLabel}
      </p>
    </li>
  )
}
