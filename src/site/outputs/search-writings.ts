import { fill } from '../../engine/lib/text'
import { authorsOf } from '../graph/authors'
import type { Graph } from '../graph/graph'
import { tagsOf } from '../graph/tags'
import type { SearchEntry } from '../islands/site-search/entry'
import { urlOf } from '../routes/addresses'
import { joined } from './search-entries'

/**
 * The index entries of the pages of tags and of authors. A tag has the title of its page, which begins with it: as its whole title it would come
 * before the service or the industry that a visitor means by the word.
 */
export function writingEntries(graph: Graph): SearchEntry[] {
  const { tag: ofTags, author: ofAuthors } = graph.pages
  const tags = tagsOf(graph).map(
    ({ slug, label }): SearchEntry => ({
      u: urlOf.tag(slug),
      k: 'tags',
      t: fill(ofTags.found.title, { tag: label }),
      d: fill(ofTags.feed, { tag: label }),
    }),
  )
  const authors = authorsOf(graph).map(({ slug, person: { name, title, expertise } }): SearchEntry => {
    const w = joined([title, ...expertise])
    return { u: urlOf.author(slug), k: 'authors', t: name, d: fill(ofAuthors.feed, { person: name }), ...(w && { w }) }
  })
  return [...tags, ...authors]
}
