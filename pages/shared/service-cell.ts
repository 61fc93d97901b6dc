import type { Graph, Service } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'
import { urlOf } from '../../src/site/routes/addresses'
import type { ServiceEntry, ServiceRowEntry, ServiceStrings } from '../../src/site/ui/cards/service-entry'
import { provedChangeOf } from './story'

/** A service for the index of the home page. */
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

/** A service for the list of services: with values that one client has measured instead of a figure of the whole practice. */
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
