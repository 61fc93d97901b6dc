import type { Tone } from '../../src/site/art/tones'
import type { Graph } from '../../src/site/graph/graph'
import { OfficeCell, type OfficeEntry } from '../../src/site/ui/cards/OfficeCell'
import { type Fact, FactList } from '../../src/site/ui/figures/FactList'
import { RegionMap, type RegionMapProps } from '../../src/site/ui/media/RegionMap'

/** The data of a region that a panel shows. */
export type RegionData = {
  slug: string
  tone: Tone
  /** Locations of its offices. */
  places: RegionMapProps['places']
  title: string
  description: string
  facts: readonly Fact[]
  offices: readonly OfficeEntry[]
}

type RegionPanelProps = {
  region: RegionData
  labels: Graph['pages']['regions']['labels']
}

/** A region with its figures and its offices; the target of links to the region. */
export function RegionPanel({ region: { slug, tone, places, title, description, facts, offices }, labels }: RegionPanelProps) {
  const heading = `${slug}-title`
  return (
    <section id={slug} aria-labelledby={heading}>
      <div className="grid">
        <div className="c5">
          <RegionMap places={places} tone={tone} shape="wide" />
          <p className="caption large-letters">{offices.map(({ city }) => city).join(', ')}</p>
        </div>
        <div className="c7">
          <h3 className="text-2xl" id={heading}>
            {title}
          </h3>
          <p className="lede mt4">{description}</p>
          <div className="mt6">
            <FactList facts={facts} min="8" />
            {labels.clientsNote && <p className="caption mt4">{labels.clientsNote}</p>}
          </div>
        </div>
      </div>
      <div className="ledger mt7">
        {offices.map((office) => (
          <OfficeCell key={office.city} office={office} servicesLabel={labels.services} level={4} />
        ))}
      </div>
    </section>
  )
}
