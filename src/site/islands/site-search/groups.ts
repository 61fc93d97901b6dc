import { GROUPS, type GroupName, groupOf, type SearchKind } from './entry'
import { ELSEWHERE, TITLE } from './rank'

/**
 * Matches by group: groups with a better best match come first; equal groups keep the order of `GROUPS`. Matches are given best first.
 * Between groups, a title that starts with the query is as good as one equal to it: a search for `cloud` means a service rather than the
 * heading of a page. A page of the site with this name comes before both. The page of a tag, which only lists other entries, and a
 * section of a page come after these. An author found by a topic comes after all: such a query asks for a service or a text, not for a person.
 */
export function bestFirst<Match extends { rank: number }>(matches: readonly Match[], kindAt: (match: Match) => SearchKind) {
  return GROUPS.flatMap((name) => {
    const own = matches.filter((match) => groupOf(kindAt(match)) === name)
    const [first] = own
    return first ? [{ name, own, rank: rankBetween(first.rank, kindAt(first)) }] : []
  }).toSorted((a, b) => a.rank - b.rank)
}

function rankBetween(rank: number, kind: SearchKind): number {
  if (rank === TITLE.isPage) return rank
  if (kind === 'authors' && (rank === ELSEWHERE.isWord || rank > TITLE.words)) return ELSEWHERE.descriptionInside
  return Math.max(rank, kind === 'tags' || kind === 'sections' ? TITLE.atWord : TITLE.starts)
}

/** The number of items in each group. */
export function countGroups<Item>(items: Iterable<Item>, groupAt: (item: Item) => GroupName): Record<GroupName, number> {
  const sizes = { services: 0, industries: 0, insights: 0, pages: 0 }
  for (const item of items) sizes[groupAt(item)]++
  return sizes
}
