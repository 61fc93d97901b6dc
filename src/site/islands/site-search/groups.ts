import { GROUPS, type GroupName } from './entry'

/** Matches by group: groups with a better best match come first; equal groups keep the order of `GROUPS`. Matches come best first. */
export function bestFirst<Match extends { rank: number }>(matches: readonly Match[], groupAt: (match: Match) => GroupName) {
  return GROUPS.flatMap((name) => {
    const own = matches.filter((match) => groupAt(match) === name)
    const [first] = own
    return first ? [{ name, own, rank: first.rank }] : []
  }).toSorted((a, b) => a.rank - b.rank)
}

/** The number of items in each group. */
export function countGroups<Item>(items: Iterable<Item>, groupAt: (item: Item) => GroupName): Record<GroupName, number> {
  const sizes = { services: 0, industries: 0, insights: 0, pages: 0 }
  for (const item of items) sizes[groupAt(item)]++
  return sizes
}
