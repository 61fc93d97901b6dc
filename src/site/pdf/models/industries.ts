import { grouped } from '../../../engine/lib/grouped'
import { memoize } from '../../../engine/lib/memoize'
import type { Graph, Industry, Service } from '../../graph/graph'
import { caseStudyAt } from '../../graph/look-ups'
import { industriesBeside, isNamed } from '../../graph/net'

/** An industry that a practice works for, and what it offers there: a service for it, else what the firm does there, with examples. */
type Served = Pick<Industry, 'title' | 'url'> & { offers: readonly { title: string; description: string }[] }

/** The industries that a practice works for: those that its page connects it to, and those with an offer from it. */
export function industriesOf(graph: Graph, service: Service): readonly Served[] {
  const offers = offersByService(graph).get(service.slug) ?? []
  const beside = industriesBeside(graph, service.slug)
  return graph.industries.values().flatMap((industry) => {
    const own = offers.filter((offer) => offer.industry === industry.slug)
    if (own.length === 0 && !beside.has(industry.slug)) return []
    const { title, url, description } = industry
    return [{ title, url, offers: own.length > 0 ? own : [{ title: description, description: examplesIn(graph, service, industry) }] }]
  })
}

/** The titles of what a practice has done in an industry. */
function examplesIn(graph: Graph, { slug, caseStudies }: Service, industry: Industry): string {
  const stories = caseStudies.map((story) => ('caseStudy' in story ? caseStudyAt(graph, story.caseStudy) : story))
  const studies = graph.caseStudies.values().filter(({ practices = [] }) => practices.includes(slug))
  const found = [...stories, ...studies].filter((story) => isNamed(industry, story.industry)).map(({ title }) => title)
  return [...new Set(found)].join('; ')
}

/** The offers to industries by the slug of the practice. */
const offersByService = memoize((graph: Graph) =>
  grouped(
    graph.industries.values().flatMap(({ slug: industry, profile }) => (profile?.services ?? []).map((offer) => ({ ...offer, industry }))),
    ({ service }) => service,
  ),
)
