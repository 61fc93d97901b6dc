import type { Head } from '../../renderer/define/page'
import { feedNameAt } from '../../src/site/graph/feeds'
import type { Graph } from '../../src/site/graph/graph'
import { FEED, FEED_FORMATS, feedAddress, feedType } from '../../src/site/routes/files'
import type { FeedLinksProps } from '../../src/site/ui/lists/FeedLinks'

/** The feed of the entries of a page: its title, and a link to it in each format. */
export type PageFeed = FeedLinksProps & { title: string; atom: string }

/** The feed of the entries that the page at an address lists, if there is one. */
export function pageFeedAt(graph: Graph, address: string): PageFeed | undefined {
  const name = feedNameAt(graph, address)
  if (!name) return undefined
  const { feeds, formats } = graph.site.strings.subscribe
  return {
    title: name.title,
    atom: feedAddress(name.stem, 'atom'),
    label: feeds,
    links: FEED_FORMATS.map((format) => ({ label: formats[format], href: feedAddress(name.stem, format) })),
  }
}

/** What the head of the page says of its feed. Every head names the feed of all insights, in the format that every reader knows. */
export const feedAlternates = (feed: PageFeed | undefined): Pick<Head, 'alternates'> =>
  feed === undefined || feed.atom === FEED ? {} : { alternates: [{ type: feedType('atom'), title: feed.title, href: feed.atom }] }
