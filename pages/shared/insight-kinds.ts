import type { Family } from '../../src/site/art/family'
import type { Graph } from '../../src/site/graph/graph'
import type { InsightCollection } from '../../src/site/graph/queries'

type InsightKind = {
  /** How its entries are drawn. */
  family: Family
  /** What one of them is called: a key of `strings.kinds`. */
  name: keyof Graph['site']['strings']['kinds']
}

/** What an article or case study is, by its collection. */
export const insightKinds = {
  caseStudies: { family: 'contour', name: 'caseStudy' },
  whitepapers: { family: 'strata', name: 'whitepaper' },
  newsroom: { family: 'mosaic', name: 'newsroom' },
  blog: { family: 'flow', name: 'blog' },
} as const satisfies Record<InsightCollection, InsightKind>
