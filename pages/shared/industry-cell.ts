import type { Graph, Industry } from '../../src/site/graph/graph'
import { workIn } from '../../src/site/graph/industry-work'
import { kindOf } from '../../src/site/graph/kinds'
import { urlOf } from '../../src/site/routes/addresses'
import type { IndustryEntry } from '../../src/site/ui/cards/IndustryCell'

/**
 * The cell of an industry, with a link to a case study or a service that worked for it. One without a profile has no page, so its cell
 * links to the inquiry form, too (specification, 4.5).
 */
export function industryCellOf(graph: Graph, industry: Industry): IndustryEntry {
  const { slug, drawing, tone, image: picture, title, description, clients, profile, inquiry } = industry
  const work = workIn(graph, industry)
  const shown = { slug, drawing, tone, picture, title, description, clients }
  return {
    ...shown,
    ...(profile ? { href: urlOf.industry(slug) } : { ask: urlOf.contact({ industry: inquiry }) }),
    ...(work?.url && { work: { kind: kindOf(graph, work.collection), title: work.title, href: work.url } }),
  }
}
