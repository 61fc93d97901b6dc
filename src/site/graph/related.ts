import { newestFirst } from '../../engine/lib/dates'
import { grouped } from '../../engine/lib/grouped'
import { memoize } from '../../engine/lib/memoize'
import type { Article, Graph } from './graph'
import { ARTICLE_COLLECTIONS } from './hub'

/** Number of related articles under an article. */
const RELATED = 3

/** Number of candidates with equally many shared tags: three of them may be the article itself and those beside it. */
const CANDIDATES = RELATED + 3

/**
 * Articles related to one: those that it names itself, then articles of any collection that share the most tags with it, then the newest
 * (specification, 4.14). Its page links to two more `beside` it, the previous and the next, by these addresses: unless the article names
 * them, they are left out, so that no two links follow each other that lead to the same place.
 */
export function relatedTo(graph: Graph, entry: Article, beside: readonly (string | undefined)[] = []): readonly Article[] {
  const chosen = new Set<Article>()
  const isShown = (article: Article) => isSame(article, entry) || (article.url !== null && beside.includes(article.url))
  for (const slug of entry.relatedPosts ?? []) {
    const named = graph[entry.collection].get(slug)
    if (named && !isSame(named, entry)) chosen.add(named)
  }
  for (const article of sharing(graph)(entry)) {
    if (chosen.size >= RELATED) break
    if (!isShown(article)) chosen.add(article)
  }
  return [...chosen].slice(0, RELATED)
}

/** Number of articles whose related ones are found by a scan before the index is built, which takes about as long as some hundred scans. */
const LOOKED_FOR = 50

/**
 * Returns a function that gives the articles that share tags with one, most shared tags first, then the newest: as many as can be needed.
 */
const sharing = memoize((graph: Graph) => {
  const newest = ARTICLE_COLLECTIONS.flatMap<Article>((name) => graph[name].values()).toSorted(newestFirst)
  let looked = 0
  return (entry: Article): Iterable<Article> => (looked++ < LOOKED_FOR ? sharingByLook(newest, entry) : byIndex(newest)(entry))
})

/** Scans all articles: for a build after an edit, which renders few pages. */
export function sharingByLook(newest: readonly Article[], { tags }: Pick<Article, 'tags'>): readonly Article[] {
  const own = new Set(tags)
  const bySize = Array.from({ length: own.size + 1 }, (): Article[] => [])
  for (const article of newest) {
    let shared = 0
    for (const tag of new Set(article.tags)) if (own.has(tag)) shared++
    const found = bySize[shared]
    if (found && found.length < CANDIDATES) found.push(article)
  }
  return bySize.toReversed().flat()
}

const byIndex = memoize(sharingByIndex)

/** Looks up subsets of tags in an index of all articles. */
export function sharingByIndex(newest: readonly Article[]): (entry: Pick<Article, 'tags'>) => Iterable<Article> {
  const { groupsOf, best } = sharingIndex(newest)
  return function* ({ tags }) {
    for (const groups of bySize(groupsOf(tags)))
      for (const { article } of groups.flatMap((group) => best.get(group) ?? []).toSorted((a, b) => a.place - b.place)) yield article
  }
}

const isSame = (one: Article, other: Article) => one.collection === other.collection && one.slug === other.slug

/** An article with its place among all articles, newest first. */
type Placed = { article: Article; place: number }

/**
 * The newest articles by each subset of their tags; all articles have the empty subset. As many as can be needed are kept for each. An
 * article has few tags, so it has few subsets.
 */
function sharingIndex(newest: readonly Article[]) {
  const groupsOf = grouper(newest)
  const best = new Map<Group, Placed[]>()
  for (const [place, article] of newest.entries())
    for (const group of groupsOf(article.tags)) {
      const found = best.get(group)
      if (!found) best.set(group, [{ article, place }])
      else if (found.length < CANDIDATES) found.push({ article, place })
    }
  return { groupsOf, best }
}

/** A sorted subset of tags as a string of one character for each: short strings are looked up much faster than lists. */
type Group = string

/** Returns a function that gives all subsets of the tags of an article, the empty one included. There are fewer than 65,536 tags. */
function grouper(articles: readonly Article[]): (tags: readonly string[]) => readonly Group[] {
  const tags = new Set(articles.flatMap((article) => article.tags))
  const characterOf = new Map([...tags].map((tag, index) => [tag, String.fromCharCode(index)]))
  return (own) => {
    const characters = own.map((tag) => characterOf.get(tag) ?? '').toSorted()
    const groups: Group[] = ['']
    for (const character of characters) for (const group of groups.slice()) groups.push(group + character)
    return groups
  }
}

/** Subsets grouped by size, the largest first. */
const bySize = (groups: readonly Group[]): Iterable<readonly Group[]> =>
  grouped(
    groups.toSorted((a, b) => b.length - a.length),
    (group) => group.length,
  ).values()
