import { memoize } from '../../src/engine/lib/memoize'
import type { Neighbors } from '../../src/site/ui/layout/NeighborLinks'

type Entry = { slug: string; title: string; url: string | null }

/**
 * Links to the previous and the next entry of a list that have a page and are not skipped, by slug; none for an entry that is not in the
 * list.
 */
export function neighborLinks(list: readonly Entry[], { slug }: Pick<Entry, 'slug'>, skipped: readonly string[] = []): Neighbors {
  const neighbors = neighborsIn(list)
  const linkOn = (side: keyof Neighbors) => {
    let found = neighbors.get(slug)?.[side]
    while (found && skipped.includes(found.slug)) found = neighbors.get(found.slug)?.[side]
    return found && { href: found.url, title: found.title }
  }
  return { previous: linkOn('previous'), next: linkOn('next') }
}

type EntryWithPage = Entry & { url: string }

const hasPage = (entry: Entry): entry is EntryWithPage => entry.url !== null

/**
 * The neighbors with pages of each entry of a list, by slug. Titles are read only when shown: a page that read all titles would depend on
 * all of them.
 */
const neighborsIn = memoize((list: readonly Entry[]) => {
  const previous = entriesBefore(list)
  const next = entriesBefore(list.toReversed()).toReversed()
  return new Map(list.map(({ slug }, index) => [slug, { previous: previous[index], next: next[index] }]))
})

/** For each entry, the nearest previous one that has a page. */
function entriesBefore(list: readonly Entry[]): (EntryWithPage | undefined)[] {
  let last: EntryWithPage | undefined
  return list.map((entry) => {
    const before = last
    if (hasPage(entry)) last = entry
    return before
  })
}
