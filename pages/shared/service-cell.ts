import type { Service } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'
import { urlOf } from '../../src/site/routes/addresses'
import type { ServiceEntry, ServiceStrings } from '../../src/site/ui/cards/service-entry'

/** What a row shows of a service. */
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

/** Words of such rows. */
export const serviceStringsOf = ({ strings: { card, list } }: SiteWords): ServiceStrings => ({
  outcomes: card.outcomes,
  capabilities: card.capabilities,
  learnMore: card.learnMore,
  more: list.moreCapabilities,
})
