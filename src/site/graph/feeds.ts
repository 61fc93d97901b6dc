import { COLLECTION_NAMES, type CollectionName } from '../../../schemas/collection-names'
import { newestFirst } from '../../engine/lib/dates'
import { collections } from '../collections/index'
import { patterns } from '../routes/patterns'
import type { Graph } from './graph'
import { INSIGHT_COLLECTIONS } from './hub'
import { type EntryText, feedPlaceOf, textsOf } from './texts'

/** A feed as pages refer to it: its title, and the common start of the addresses of its files. */
export type FeedName = { title: string; stem: string }

/** A feed on the page of all feeds: also its label, what it contains, and the address of the page of its entries. */
export type FeedSummary = FeedName & { label: string; description: string; home: string }

/** A feed: its metadata, its id, and its entries, newest first. */
export type Feed = Omit<FeedSummary, 'label'> & { id: string; entries: readonly EntryText[] }

/** The pages that have a feed of their own, and the collection of its entries. */
const PLACES = COLLECTION_NAMES.flatMap((name) => {
  const place = feedPlaceOf(name)
  // Next to the pages of the entries: a file next to the list could hide a redirect from the list's folder to them.
  return place === undefined ? [] : [{ place, name, stem: collections[name].path?.replace('/:slug', '') ?? patterns[place] }]
})

const nameAt = ({ site, pages }: Graph, { place, stem }: (typeof PLACES)[number]): FeedName => ({
  title: `${site.identity.name}: ${pages[place].seo.title}`,
  stem,
})

/** The feed of all insights, whose files lie at the root of the site. */
const mainName = ({ site }: Pick<Graph, 'site'>): FeedName => ({ title: site.identity.name, stem: '' })

/** The feed of the entries that a page lists: its own, the main one for the insights page, or none. */
export function feedNameAt(graph: Graph, address: string): FeedName | undefined {
  if (address === patterns.insights) return mainName(graph)
  const own = PLACES.find(({ place }) => patterns[place] === address)
  return own && nameAt(graph, own)
}

/** The feed with only the entries of a collection, if there is one. */
export function feedNameOf(graph: Graph, collection: CollectionName): FeedName | undefined {
  const own = PLACES.find(({ name }) => name === collection)
  return own && nameAt(graph, own)
}

const summaryOfAll = (graph: Graph): FeedSummary => {
  const { title, description } = graph.pages.feeds.holds.all
  return { ...mainName(graph), label: title, description, home: patterns.insights }
}

/** Title and description from the words of the feeds page; for a collection not named there, those of its list. */
function summaryAt(graph: Graph, at: (typeof PLACES)[number]): FeedSummary {
  const holds: Readonly<Record<string, { title: string; description: string }>> = graph.pages.feeds.holds
  const { title, description } = holds[at.name] ?? graph.pages[at.place].seo
  return { ...nameAt(graph, at), label: title, description, home: patterns[at.place] }
}

/** The metadata of every feed of a collection, after that of the main feed. */
export const feedSummaries = (graph: Graph): FeedSummary[] => [summaryOfAll(graph), ...PLACES.map((at) => summaryAt(graph, at))]

/** The main feed of all insights, then the feeds of collections. Those of tags and authors are in `feeds-of-lists.ts`. */
export function feedsOf(graph: Graph): Feed[] {
  const { origin } = graph.site.identity
  return [
    {
      ...summaryOfAll(graph),
      id: origin + patterns.home,
      entries: sorted(INSIGHT_COLLECTIONS.flatMap((name) => textsOf(graph, name))),
    },
    ...PLACES.map((at) => ({
      ...summaryAt(graph, at),
      id: origin + patterns[at.place],
      entries: sorted(textsOf(graph, at.name).filter(({ inFeed }) => inFeed)),
    })),
  ]
}

const sorted = (entries: readonly EntryText[]) => entries.toSorted((a, b) => newestFirst(a.text, b.text))
