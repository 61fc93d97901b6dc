import type { Graph } from '../../src/site/graph/graph'
import { urlOf } from '../../src/site/routes/addresses'
import type { YearLine } from '../../src/site/ui/charts/YearLines'

/** The busiest day of each industry that states it. An industry without a page is linked to its cell. */
export const busiestDays = ({ industries }: Graph): YearLine[] =>
  industries
    .values()
    .flatMap(({ slug, title, profile, busiest }) =>
      busiest ? [{ title, href: profile ? urlOf.industry(slug) : `#${slug}`, ...busiest }] : [],
    )
