import type { Tone } from '../../art/tones'
import { Heading, type HeadingLevel } from '../layout/Heading'
import { RegionMap, type RegionMapProps } from '../media/RegionMap'

/** What is shown of a region. */
export type RegionEntry = {
  slug: string
  tone: Tone
  /** Where its offices are. */
  places: RegionMapProps['places']
  title: string
  /** Address of its page, or of its place on a page. */
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
  level?: HeadingLevel
}

/** A region with its offices in a list (specification, 4.1). */
export function RegionItem({ region, clientsLabel, level = 4 }: RegionItemProps) {
  const { tone, places, title, href, cities, clients } = region
  return (
    <li className="region-item">
      <RegionMap places={places} tone={tone} shape="plate" />
      <div>
        <Heading level={level}>{href === undefined ? title : <a href={href}>{title}</a>}</Heading>
        <p className="subtitle">{cities}</p>
      </div>
      <p className="small">
        <b>{clients}</b> {clientsLabel}
      </p>
    </li>
  )
}
