import { madeOnce } from '../../src/engine/lib/made-once'
import type { Neighbors } from '../../src/site/ui/layout/NeighborLinks'

type Entry = { slug: string; title: string; url: string | null }

/** Links to the previous and the next entry in the list that has a page; none for an entry that is not in the list. */
export const neighborLinks = (list: readonly Entry[], { slug }: Pick<Entry, 'slug'>): Neighbors => neighborsIn(list).get(slug) ?? NONE

const NONE: Neighbors = { previous: undefined, next: undefined }

/** The neighbors of each entry of a list, by slug. */
const neighborsIn = madeOnce((list: readonly Entry[]): ReadonlyMap<string, Neighbors> => {
  const previous = linksBefore(list)
  const next = linksBefore(list.toReversed()).toReversed()
  return new Map(list.map(({ slug }, index) => [slug, { previous: previous[index], next: next[index] }]))
})

/** For each entry, the link to the nearest one before it that has a page. */
function linksBefore(list: readonly Entry[]): (Neighbors['previous'] | undefined)[] {
  let last: Neighbors['previous']
  return list.map(({ url, title }) => {
    const before = last
    if (url !== null) last = { href: url, title }
    return before
  })
}
