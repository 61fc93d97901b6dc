import { dataFiles } from '../../../renderer/data-files'
import type { OutputFile } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { inParts } from '../../../renderer/output-parts'
import { memoize } from '../../engine/lib/memoize'
import { LOGO } from '../../engine/routes/icons'
import { parseNodes } from '../../engine/schema/body'
import { factsOf, type TextFacts, type WrittenText } from '../collections/text'
import { type Feed, feedsOf } from '../graph/feeds'
import { feedsOfLists } from '../graph/feeds-of-lists'
import type { Graph } from '../graph/graph'
import { type EntryText, lastChange } from '../graph/texts'
import { urlOf } from '../routes/addresses'
import { FEED_FORMATS, type FeedFormat, feedAddress } from '../routes/files'
import { atomText } from './feeds/atom'
import { type FeedDocument, feedDocuments } from './feeds/documents'
import type { FeedItem, FeedPage } from './feeds/feed-page'
import { jsonFeedText } from './feeds/json-feed'
import { rssText } from './feeds/rss'
import { htmlOf } from './texts/html'
import { plainNodes } from './texts/plain-nodes'

/**
 * The feeds in every format, with full texts: the main one at the root of the site, and one for each collection that has a feed, with
 * archives of older entries; those of tags and of authors below their pages.
 */
export const feeds = inParts<Graph>({
  name: 'feeds',
  codeKey: import.meta.codeKey,
  early: true,
  make: (data) => feedFiles.make(data),
  reserved: (graph) =>
    allFeeds(graph).flatMap((feed) =>
      documentsOf(feed).flatMap(({ archive }) => FEED_FORMATS.map((format) => feedAddress(feed.stem, format, archive))),
    ),
  *parts({ graph, codeKey }) {
    for (const feed of allFeeds(graph))
      for (const document of documentsOf(feed))
        yield { name: `${feed.stem} ${document.archive ?? ''}`, files: () => filesOf(feed, document, { graph, codeKey }) }
  },
})

const allFeeds = memoize((graph: Graph): readonly Feed[] => [...feedsOf(graph), ...feedsOfLists(graph)])

const documentsOf = ({ entries }: Feed) => feedDocuments(entries)

const entryKey = memoize(({ url, text }: EntryText) => keyOf(url, factsOf(text), text.nodesKey()))

/** The files of one document, one for each format, which share the texts of its entries. */
function filesOf(
  feed: Feed,
  document: FeedDocument<EntryText>,
  { graph, codeKey }: { graph: Graph; codeKey: string },
): readonly OutputFile[] {
  const pages = FEED_FORMATS.map((format) => ({ format, head: headOf(feed, document, { format, graph }) }))
  const entries = document.entries.map((entry) => [entryKey(entry), pdfSize(entry, graph)])
  const named = pages.map(({ format, head }) => ({
    path: feedAddress(feed.stem, format, document.archive).slice(1),
    key: keyOf(codeKey, head, entries),
  }))
  return feedFiles.files(named, () => ({ pages, entries: document.entries.map((entry) => itemData(entry, graph)) }))
}

type InFormat = { format: FeedFormat; graph: Graph }

/** The metadata of a file of a document. */
function headOf(feed: Feed, document: FeedDocument<EntryText>, { format, graph }: InFormat): Omit<FeedPage, 'items'> {
  const { site, today } = graph
  const { name, origin, language } = site.identity
  const addressOf = (archive?: number) => origin + feedAddress(feed.stem, format, archive)
  return {
    id: feed.id,
    title: feed.title,
    description: feed.description,
    language,
    publisher: { name, url: origin },
    icon: origin + LOGO,
    updated: lastChange(document.entries) ?? today,
    home: origin + feed.home,
    self: addressOf(document.archive),
    ...(document.archive !== undefined && { current: addressOf() }),
    ...(document.previous !== undefined && { previous: addressOf(document.previous) }),
    ...(document.next !== undefined && { next: addressOf(document.next) }),
  }
}

/** The data that the files of a document are made from. Plain data. */
type FeedData = { pages: readonly { format: FeedFormat; head: Omit<FeedPage, 'items'> }[]; entries: readonly ItemData[] }

const feedFiles = dataFiles(({ pages, entries }: FeedData) => {
  const items = entries.map(itemOf)
  return pages.map(({ format, head }) => WRITERS[format]({ ...head, items }))
})

const WRITERS: Readonly<Record<FeedFormat, (page: FeedPage) => string>> = { atom: atomText, rss: rssText, json: jsonFeedText }

/** The size of the PDF of an entry in bytes; null if it is not known. */
const pdfSize = ({ url }: EntryText, { files }: Graph) => files.get(urlOf.pdf(url).slice(1))?.size ?? null

/** The data that an entry of a feed is made from. Plain data. */
type ItemData = {
  url: string
  origin: string
  text: TextFacts
  nodes: ReturnType<WrittenText['nodes']>
  /** The size of its PDF in bytes. */
  length: number | null
}

function itemData(entry: EntryText, graph: Graph): ItemData {
  const { url, text } = entry
  return { url, origin: graph.site.identity.origin, text: factsOf(text), nodes: text.nodes(), length: pdfSize(entry, graph) }
}

function itemOf({ url, origin, text, nodes, length }: ItemData): FeedItem {
  const { title, lede, summary, author, date, updated, tags } = text
  const id = origin + url
  // Readers show the summary in lists only, so the line under the title is part of the text.
  const html = htmlOf([{ type: 'element', tag: 'p', children: [{ type: 'text', value: lede }] }, ...plainNodes(parseNodes(nodes))], {
    page: id,
    origin,
  })
  const enclosure = length === null ? undefined : { url: origin + urlOf.pdf(url), type: 'application/pdf', length }
  return { id, title, summary, html, author: author?.name, date, updated, tags, enclosure }
}
