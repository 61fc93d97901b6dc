import { linksOf } from '../../src/site/graph/certifications'
import type { Graph } from '../../src/site/graph/graph'
import { LogoList } from '../../src/site/ui/cards/LogoList'
import { type RegionEntry, RegionItem } from '../../src/site/ui/cards/RegionItem'
import { type Fact, FactList } from '../../src/site/ui/figures/FactList'
import { MeasureLink } from '../../src/site/ui/figures/MeasureLink'
import { OutcomeList } from '../../src/site/ui/figures/OutcomeList'
import { Fold } from '../../src/site/ui/layout/Fold'
import { MoreLink } from '../../src/site/ui/layout/MoreLink'
import { Section } from '../../src/site/ui/layout/Section'

type TrustProps = {
  copy: Omit<Graph['pages']['home']['trust'], 'stats'>
  stats: readonly Fact[]
  regions: readonly RegionEntry[]
  /** Text of the link to the definitions of the figures. */
  measure: string
}

/** The band of figures, clients, certifications, and the offices by region (specification, 4.1). */
export function Trust({ copy: { head, counted, clients, certifications, labels }, stats, regions, measure }: TrustProps) {
  return (
    <Section id="trust" head={head}>
      <FactList facts={stats} min="8" />
      {counted && <p className="small muted mt5">{counted}</p>}
      <MeasureLink part="clients" label={measure} />
      <h3 className="sr">{labels.clients}</h3>
      <div className="mt8">
        <LogoList clients={clients} />
      </div>
      <div className="grid mt8">
        <div className="c4 stack stretch">
          <Fold label={labels.certifications} heading>
            <OutcomeList items={certifications.map(({ name, desc }) => ({ title: name, text: desc }))} />
            {linksOf(certifications).map(({ label, href }) => (
              <MoreLink key={href} href={href}>
                {label}
              </MoreLink>
            ))}
          </Fold>
        </div>
        <div className="c8 stack stretch">
          <Fold label={labels.regions} heading>
            <ul className="cols fourths">
              {regions.map((region) => (
                <RegionItem key={region.slug} region={region} clientsLabel={labels.clientCount} />
              ))}
            </ul>
          </Fold>
        </div>
      </div>
    </Section>
  )
}
