import { newestFirst } from '../../engine/lib/dates'
import { memoize } from '../../engine/lib/memoize'
import { fill } from '../../engine/lib/text'
import { urlOf } from '../routes/addresses'
import { type Author, authorsOf } from './authors'
import type { Feed, FeedName } from './feeds'
import type { Graph, Insight } from './graph'
import { INSIGHT_COLLECTIONS } from './hub'
import { isListedTag, type Tag, tagsOf } from './tags'
import { type EntryText, textsOf } from './texts'

/** The feed of the entries that a page lists, at an address below that of the page. */
const nameAt = ({ site }: Graph, label: string, stem: string): FeedName => ({ title: `${site.identity.name}: ${label}`, stem })

/** The feed of a tag, if it has one: a tag of a single entry has none. */
export const tagFeedName = (graph: Graph, tag: Tag): FeedName | undefined =>
  isListedTag(tag) ? nameAt(graph, tag.label, urlOf.tag(tag.slug)) : undefined

/** The feed of what a person wrote. */
export const authorFeedName = (graph: Graph, { slug, person }: Author): FeedName => nameAt(graph, person.name, urlOf.author(slug))

/**
 * Maximum number of entries in a feed of a tag or an author: with fifty, the feeds of 200 tags would be five times as large as all others
 * together.
 */
export const MOST_OF_A_LIST = 10

const textsByUrl = memoize(
  (graph: Graph): ReadonlyMap<string, EntryText> =>
    new Map(INSIGHT_COLLECTIONS.flatMap((name) => textsOf(graph, name).map((text) => [text.url, text] as const))),
)

/**
 * The feeds of tags and of authors. They have no archives: an entry is in one feed for each of its tags, so archives would be many times
 * the size of the site. Older entries are in the feeds of their collections.
 */
export function* feedsOfLists(graph: Graph): Generator<Feed> {
  const { tag: ofTags, author: ofAuthors } = graph.pages
  for (const tag of tagsOf(graph)) {
    const name = tagFeedName(graph, tag)
    if (name) yield feedOf(graph, name, { entries: tag.entries, description: fill(ofTags.feed, { tag: tag.label }) })
  }
  for (const author of authorsOf(graph))
    yield feedOf(graph, authorFeedName(graph, author), {
      entries: author.entries.toSorted(newestFirst),
      description: fill(ofAuthors.feed, { person: author.person.name }),
    })
}

/** The entries that a page lists, all of them, and the description of their feed. */
type Listed = { entries: readonly Insight[]; description: string }

function feedOf(graph: Graph, name: FeedName, { entries, description }: Listed): Feed {
  const texts = textsByUrl(graph)
  return {
    ...name,
    description,
    home: name.stem,
    id: graph.site.identity.origin + name.stem,
    entries: entries.slice(0, MOST_OF_A_LIST).flatMap(({ url }) => texts.get(url ?? '') ?? []),
  }
}
