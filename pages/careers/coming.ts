import { longDate } from '../../src/engine/lib/dates'
import { fill, unbroken } from '../../src/engine/lib/text'
import type { Graph } from '../../src/site/graph/graph'

/** A sentence about positions that open on a later day, with a link to more. */
export type Coming = { text: string; link: { label: string; href: string } }

/** The announced positions, until the day on which they open. */
export function comingOf({ pages, site, today }: Pick<Graph, 'pages' | 'site' | 'today'>): Coming | undefined {
  const { coming } = pages.careers.empty
  if (!coming || coming.date <= today) return undefined
  const { date, text, link } = coming
  return { text: fill(text, { date: unbroken(longDate(date, site.identity.locale)) }), link }
}
