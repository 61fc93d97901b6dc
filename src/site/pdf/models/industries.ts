import { grouped } from '../../../engine/lib/grouped'
import { madeOnce } from '../../../engine/lib/made-once'
import type { Graph, Service } from '../../graph/graph'

/** What an industry is offered by a practice. */
type Offer = { industry: string; url: string | null; title: string; description: string; service: string }

/** What industries are offered by a practice. */
export const offersOf = (graph: Graph, { slug }: Pick<Service, 'slug'>): readonly Offer[] => offersByService(graph).get(slug) ?? []

/** The offers of each practice to industries, by its slug. */
const offersByService = madeOnce(
  (graph: Graph): ReadonlyMap<string, readonly Offer[]> =>
    grouped(
      graph.industries
        .values()
        .flatMap(({ title: industry, url, profile }) => (profile?.services ?? []).map((offer) => ({ industry, url, ...offer }))),
      ({ service }) => service,
    ),
)
