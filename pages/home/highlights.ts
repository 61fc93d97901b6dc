import type { EntryRef } from '../../src/engine/content/model/entry-ref'
import { grouped } from '../../src/engine/lib/grouped'
import { itemAt } from '../../src/engine/lib/items'
import type { Graph } from '../../src/site/graph/graph'
import { hubOf } from '../../src/site/graph/hub'
import { leadOf } from '../../src/site/graph/look-ups'
import type { CardEntry } from '../../src/site/ui/cards/Card'
import { articleCard } from '../shared/cards'

/** Insights on the home page: a featured one, then one of each other kind. */
export type Highlights = { feature: CardEntry | undefined; others: readonly CardEntry[] }

/**
 * The entry of the hub that the page names, else the first featured one, and the newest of each other kind. The case study in the spotlight
 * is left out.
 */
export function highlightsOf(graph: Graph): Highlights {
  const { lead, spotlight } = graph.pages.home
  const refs = hubOf(graph).filter(({ collection, slug }) => collection !== 'caseStudies' || slug !== spotlight.caseStudy)
  const feature = leadOf(graph, refs, { collection: 'whitepapers', slug: lead }) ?? refs[0]
  const newest = [...grouped(refs, ({ collection }) => collection).values()].map((own) => itemAt(own, 0))
  const others = newest.filter(({ collection }) => collection !== feature?.collection)
  const card = (ref: EntryRef) => articleCard({ graph, ref })
  return { feature: feature && card(feature), others: others.map(card) }
}
