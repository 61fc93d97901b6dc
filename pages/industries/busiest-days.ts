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

/** A day in the first month of each quarter, in any year. */
const QUARTERS = ['2024-01-15', '2024-04-15', '2024-07-15', '2024-10-15']

/** The short names of these months. */
export const quartersOf = (locale: string): string[] =>
  QUARTERS.map((day) => new Date(day).toLocaleDateString(locale, { month: 'short', timeZone: 'UTC' }))
