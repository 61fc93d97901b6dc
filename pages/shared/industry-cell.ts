import type { Industry } from '../../src/site/graph/graph'
import { urlOf } from '../../src/site/routes/addresses'
import type { IndustryEntry } from '../../src/site/ui/cards/IndustryCell'

/** The cell of an industry. One without a profile has no page, so its cell links to the inquiry form (specification, 4.5). */
export const industryCellOf = (industry: Industry): IndustryEntry => ({
  slug: industry.slug,
  drawing: industry.drawing,
  tone: industry.tone,
  picture: industry.image,
  title: industry.title,
  description: industry.description,
  clients: industry.clients,
  ...(industry.profile ? { href: urlOf.industry(industry.slug) } : { ask: urlOf.contact({ industry: industry.inquiry }) }),
})
