import { grouped } from '../../../engine/lib/grouped'
import { memoize } from '../../../engine/lib/memoize'
import type { Graph, Service } from '../../graph/graph'

/** What a practice offers to an industry. */
type Offer = { industry: string; url: string | null; title: string; description: string; service: string }

/** What a practice offers to industries. */
export const offersOf = (graph: Graph, { slug }: Pick<Service, 'slug'>): readonly Offer[] => offersByService(graph).get(slug) ?? []

/** The offers to industries by the slug of the practice. */
const offersByService = memoize(
  (graph: Graph): ReadonlyMap<string, readonly Offer[]> =>
    grouped(
      graph.industries
        .values()
        .flatMap(({ title: industry, url, profile }) => (profile?.services ?? []).map((offer) => ({ industry, url, ...offer }))),
      ({ service }) => service,
    ),
)
