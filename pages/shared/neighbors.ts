import { madeOnce } from '../../src/engine/lib/made-once'
import type { Neighbors } from '../../src/site/ui/layout/NeighborLinks'

type Entry = { slug: string; title: string; url: string | null }

/**
 * Links to the previous and the next entry in the list that has a page and is not skipped, by its slug; none for an entry that is not in the
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

/** What a link needs, and no more: an entry has a text, too, and a page that asked for that of all others would change with each of them. */
type EntryWithPage = Pick<Entry, 'slug' | 'title'> & { url: string }

/** The neighbors with pages of each entry of a list, by slug. */
const neighborsIn = madeOnce((list: readonly Entry[]) => {
  const previous = entriesBefore(list)
  const next = entriesBefore(list.toReversed()).toReversed()
  return new Map(list.map(({ slug }, index) => [slug, { previous: previous[index], next: next[index] }]))
})

/** For each entry, the nearest one before it that has a page. */
function entriesBefore(list: readonly Entry[]): (EntryWithPage | undefined)[] {
  let last: EntryWithPage | undefined
  return list.map(({ slug, title, url }) => {
    const before = last
    if (url !== null) last = { slug, title, url }
    return before
  })
}
