import { newestFirst } from '../../engine/lib/dates'
import { grouped } from '../../engine/lib/grouped'
import { madeOnce } from '../../engine/lib/made-once'
import type { Article, Graph } from './graph'
import { ARTICLE_COLLECTIONS } from './hub'

/** Number of related articles under an article. */
const RELATED = 3

/**
 * Articles related to one: those that it names itself, then articles of any kind that share the most tags with it, then the
 * newest (specification, 4.14).
 */
export function relatedTo(graph: Graph, entry: Article): readonly Article[] {
  const chosen = new Set<Article>()
  for (const slug of entry.relatedPosts ?? []) {
    const named = graph[entry.collection].get(slug)
    if (named && !isSame(named, entry)) chosen.add(named)
  }
  const sharing = bestSharing(graph)
  for (const groups of bySize(groupsOf(entry.tags))) {
    const found = groups.flatMap((group) => sharing.get(nameOf(group)) ?? []).toSorted((a, b) => a.place - b.place)
    for (const { article } of found) if (chosen.size < RELATED && !isSame(article, entry)) chosen.add(article)
  }
  return [...chosen].slice(0, RELATED)
}

const isSame = (one: Article, other: Article) => one.collection === other.collection && one.slug === other.slug

/** An article with its place among all articles, newest first. */
type Placed = { article: Article; place: number }

/**
 * The newest articles that have all tags of a group, for each group that some article has; of all articles for the empty group. They are as
 * many as can be needed if one of them is the article itself. An article has few tags, and so few groups of them.
 */
const bestSharing = madeOnce((graph: Graph): ReadonlyMap<string, readonly Placed[]> => {
  const best = new Map<string, Placed[]>()
  const newest = ARTICLE_COLLECTIONS.flatMap<Article>((name) => graph[name].values()).toSorted(newestFirst)
  for (const [place, article] of newest.entries())
    for (const group of groupsOf(article.tags)) {
      const found = best.get(nameOf(group))
      if (!found) best.set(nameOf(group), [{ article, place }])
      else if (found.length <= RELATED) found.push({ article, place })
    }
  return best
})

/** All groups of tags, with the empty one. */
function groupsOf(tags: readonly string[]): readonly string[][] {
  const groups: string[][] = [[]]
  for (const tag of tags.toSorted()) groups.push(...groups.map((group) => [...group, tag]))
  return groups
}

const nameOf = (group: readonly string[]) => JSON.stringify(group)

/** Groups of the same size together, the largest first. */
const bySize = (groups: readonly string[][]): Iterable<readonly string[][]> =>
  grouped(
    groups.toSorted((a, b) => b.length - a.length),
    (group) => group.length,
  ).values()
