import { newestFirst } from '../../engine/lib/dates'
import type { Article, Graph } from './graph'
import { ARTICLE_COLLECTIONS } from './hub'

/** Number of related articles under an article. */
const RELATED = 3

/**
 * Articles related to one: those that it names itself, then articles of any kind that share the most tags with it, then the
 * newest (specification, 4.14).
 */
export function relatedTo(graph: Graph, entry: Article): readonly Article[] {
  const { collection, slug, tags, relatedPosts: named = [] } = entry
  const ranked = ARTICLE_COLLECTIONS.flatMap<Article>((name) => graph[name].values())
    .filter((other) => other.collection !== collection || other.slug !== slug)
    .map((article) => {
      const place = article.collection === collection ? named.indexOf(article.slug) : -1
      return {
        article,
        place: place === -1 ? named.length : place,
        shared: article.tags.filter((tag) => tags.includes(tag)).length,
      }
    })
  return firstOf(ranked, RELATED, (a, b) => a.place - b.place || b.shared - a.shared || newestFirst(a.article, b.article)).map(
    ({ article }) => article,
  )
}

/** The first items in an order, without sorting all of them: each article asks this of all others, and there may be thousands. */
function firstOf<Item>(items: readonly Item[], count: number, compare: (a: Item, b: Item) => number): readonly Item[] {
  const first: Item[] = []
  for (const item of items) {
    const later = first.findIndex((other) => compare(item, other) < 0)
    first.splice(later === -1 ? first.length : later, 0, item)
    first.length = Math.min(first.length, count)
  }
  return first
}
