import type { Graph, Industry } from '../../src/site/graph/graph'
import { workIn } from '../../src/site/graph/industry-work'
import { kindOf } from '../../src/site/graph/kinds'
import { urlOf } from '../../src/site/routes/addresses'
import type { IndustryEntry } from '../../src/site/ui/cards/IndustryCell'

/**
 * The cell of an industry. One without a profile has no page, so its cell links to a case study or a service that worked for it, and to
 * the inquiry form (specification, 4.5).
 */
export function industryCellOf(graph: Graph, industry: Industry): IndustryEntry {
  const { slug, drawing, tone, image: picture, title, description, clients, profile, inquiry } = industry
  const shown = { slug, drawing, tone, picture, title, description, clients }
  if (profile) return { ...shown, href: urlOf.industry(slug) }
  const work = workIn(graph, industry)
  return {
    ...shown,
    ask: urlOf.contact({ industry: inquiry }),
    ...(work?.url && { work: { kind: kindOf(graph, work.collection), title: work.title, href: work.url } }),
  }
}
