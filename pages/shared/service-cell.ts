import type { Graph, Service } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'
import { urlOf } from '../../src/site/routes/addresses'
import type { ServiceEntry, ServiceRowEntry, ServiceStrings } from '../../src/site/ui/cards/service-entry'
import { provedChangeOf } from './story'

/** What the index of the home page shows of a service. */
export const serviceCellOf = (service: Service): ServiceEntry => ({
  slug: service.slug,
  isSpecialized: service.group === 'specialized',
  href: urlOf.service(service.slug),
  title: service.title,
  subtitle: service.subtitle,
  description: service.description,
  outcomes: service.figures.length > 0 ? service.outcomes.slice(1) : service.outcomes,
  capabilities: service.capabilities,
  figure: service.figures[0],
})

/** What the list of services shows of one: no figure of the whole practice, but what one client has measured. */
export const serviceRowOf = (graph: Graph, service: Service): ServiceRowEntry => ({
  ...serviceCellOf(service),
  tone: service.tone,
  outcomes: service.outcomes,
  proof: provedChangeOf(graph, service.caseStudies),
})

/** Words of such rows. */
export const serviceStringsOf = ({ strings: { card, list } }: SiteWords): ServiceStrings => ({
  outcomes: card.outcomes,
  capabilities: card.capabilities,
  learnMore: card.learnMore,
  more: list.moreCapabilities,
})
