import { longDate } from '../../../src/engine/lib/dates'
import { itemAt, lastOf } from '../../../src/engine/lib/items'
import { memoize } from '../../../src/engine/lib/memoize'
import { fill, unbroken } from '../../../src/engine/lib/text'
import type { Author } from '../../../src/site/graph/authors'
import type { Graph } from '../../../src/site/graph/graph'
import type { DateText } from '../../../src/site/ui/layout/Meta'

/** The days of the first and the last text of an author; `entries` must not be empty. */
export const daysOf = memoize((entries: Author['entries']) => {
  const days = entries.map(({ date }) => date).toSorted()
  return { first: itemAt(days, 0), last: lastOf(days) }
})

/** The day of the first text of an author as text. */
export function sinceText({ site, pages }: Graph, entries: Author['entries']): DateText {
  const { first } = daysOf(entries)
  return { iso: first, text: fill(pages.author.since, { date: unbroken(longDate(first, site.identity.locale)) }) }
}
