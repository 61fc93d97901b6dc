import type { Head } from '../../renderer/define/page'
import type { CollectionName } from '../../schemas/collection-names'
import { type FeedName, feedNameAt, feedNameOf, feedSummaries } from '../../src/site/graph/feeds'
import type { Graph } from '../../src/site/graph/graph'
import { FEED, FEED_FORMATS, feedAddress, feedType } from '../../src/site/routes/files'
import type { FeedLinksProps } from '../../src/site/ui/lists/FeedLinks'

/** The feed of the entries of a page: its title, and a link to it in each format. */
export type PageFeed = FeedLinksProps & { title: string; atom: string }

/** The feed of the entries that the page at an address lists, if there is one. */
export function pageFeedAt(graph: Graph, address: string): PageFeed | undefined {
  const name = feedNameAt(graph, address)
  return name && pageFeedOf(graph, name)
}

/** A feed with its links, for a page. */
export function pageFeedOf(graph: Graph, name: FeedName): PageFeed {
  const { feeds, formats } = graph.site.strings.subscribe
  return {
    title: name.title,
    atom: feedAddress(name.stem, 'atom'),
    label: feeds,
    links: FEED_FORMATS.map((format) => ({ label: formats[format], href: feedAddress(name.stem, format) })),
  }
}

/** A feed for `<head>`: its title, and the address of its Atom document. */
export type HeadFeed = Pick<PageFeed, 'title' | 'atom'>

/** The feed of the collection of an entry, if it has one of its own. */
export function entryFeed(graph: Graph, collection: CollectionName): HeadFeed | undefined {
  const name = feedNameOf(graph, collection)
  return name && { title: name.title, atom: feedAddress(name.stem, 'atom') }
}

/** Every feed. */
export const headFeeds = (graph: Graph): HeadFeed[] =>
  feedSummaries(graph).map(({ title, stem }) => ({ title, atom: feedAddress(stem, 'atom') }))

/** Feed links for `<head>`, in the format that every reader knows. The main feed is left out, since every page has it already. */
export const feedAlternates = (...feeds: readonly (HeadFeed | undefined)[]): NonNullable<Head['alternates']> =>
  feeds.flatMap((feed) =>
    feed === undefined || feed.atom === FEED ? [] : [{ type: feedType('atom'), title: feed.title, href: feed.atom }],
  )

/** The `<head>` link to the Markdown of a page, if there is one. */
export const markdownAlternates = (href: string | undefined): NonNullable<Head['alternates']> =>
  href === undefined ? [] : [{ type: 'text/markdown', href }]
