import { fill } from '../../engine/lib/text'
import { authorsOf } from '../graph/authors'
import type { Graph } from '../graph/graph'
import { tagsOf } from '../graph/tags'
import type { SearchEntry } from '../islands/site-search/entry'
import { urlOf } from '../routes/addresses'
import { type Findable, joined } from './search-entries'

/**
 * The index entries of the pages of tags. Their title is that of the page, which only begins with the tag: an entry titled exactly like the
 * tag would rank before the service or the industry that a visitor means by the word.
 */
export function tagEntries(graph: Graph): SearchEntry[] {
  const { tag: words } = graph.pages
  return tagsOf(graph).map(({ slug, label }) => ({
    u: urlOf.tag(slug),
    k: 'tags',
    t: fill(words.found.title, { tag: label }),
    d: fill(words.feed, { tag: label }),
  }))
}

/** The index entries of the pages of authors, each with position, a short biography, and portrait. */
export function authorEntries(graph: Graph): Findable[] {
  return authorsOf(graph).map(({ slug, person: { name, title, bio, expertise, tone, image } }) => {
    const w = joined([title, ...expertise])
    return { entry: { u: urlOf.author(slug), k: 'authors', t: name, d: `${title}. ${bio}`, ...(w && { w }) }, slug, tone, picture: image }
  })
}
