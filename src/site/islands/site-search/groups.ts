import { GROUPS, type GroupName } from './entry'
import { TITLE } from './rank'

/**
 * Matches by group: groups with a better best match come first; equal groups keep the order of `GROUPS`. Matches come best first. Between
 * groups a title that begins with the query is as good as one that is all of it: who types `cloud` means a service before a heading of a
 * page. A page of the site with this name comes before both.
 */
export function bestFirst<Match extends { rank: number }>(matches: readonly Match[], groupAt: (match: Match) => GroupName) {
  return GROUPS.flatMap((name) => {
    const own = matches.filter((match) => groupAt(match) === name)
    const [first] = own
    return first ? [{ name, own, rank: rankBetween(first.rank) }] : []
  }).toSorted((a, b) => a.rank - b.rank)
}

const rankBetween = (rank: number) => (rank === TITLE.isPage ? rank : Math.max(rank, TITLE.starts))

/** The number of items in each group. */
export function countGroups<Item>(items: Iterable<Item>, groupAt: (item: Item) => GroupName): Record<GroupName, number> {
  const sizes = { services: 0, industries: 0, insights: 0, pages: 0 }
  for (const item of items) sizes[groupAt(item)]++
  return sizes
}
