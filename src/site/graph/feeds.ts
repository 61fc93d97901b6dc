import { COLLECTION_NAMES } from '../../../schemas/collection-names'
import { newestFirst } from '../../engine/lib/dates'
import { collections } from '../collections/index'
import { patterns } from '../routes/patterns'
import type { Graph } from './graph'
import { INSIGHT_COLLECTIONS } from './hub'
import { type EntryText, feedPlaceOf, textsOf } from './texts'

/** A feed as pages name it: its title, and the start of the addresses of its files. */
export type FeedName = { title: string; stem: string }

/** A feed: what it says of itself, the address of the page that shows its entries, its id, and its entries, newest first. */
export type Feed = FeedName & { description: string; home: string; id: string; entries: readonly EntryText[] }

/** The pages that have a feed of their own, and the collection of its entries. */
const PLACES = COLLECTION_NAMES.flatMap((name) => {
  const place = feedPlaceOf(name)
  // Beside the pages of the entries: a file beside the list could hide a redirect from the list's folder to them.
  return place === undefined ? [] : [{ place, name, stem: collections[name].path?.replace('/:slug', '') ?? patterns[place] }]
})

const nameAt = ({ site, pages }: Graph, { place, stem }: (typeof PLACES)[number]): FeedName => ({
  title: `${site.identity.name}: ${pages[place].seo.title}`,
  stem,
})

/** The feed of all insights, whose files lie at the root of the site. */
const mainName = ({ site }: Pick<Graph, 'site'>): FeedName => ({ title: site.identity.name, stem: '' })

/** The feed of the entries that a page lists: its own, that of all insights for their page, or none. */
export function feedNameAt(graph: Graph, address: string): FeedName | undefined {
  if (address === patterns.insights) return mainName(graph)
  const own = PLACES.find(({ place }) => patterns[place] === address)
  return own && nameAt(graph, own)
}

/** Every feed of the site: that of all insights first. */
export function feedsOf(graph: Graph): Feed[] {
  const { identity } = graph.site
  return [
    {
      ...mainName(graph),
      description: identity.description,
      home: patterns.insights,
      id: identity.origin + patterns.home,
      entries: sorted(INSIGHT_COLLECTIONS.flatMap((name) => textsOf(graph, name))),
    },
    ...PLACES.map(({ place, name, stem }) => ({
      ...nameAt(graph, { place, name, stem }),
      description: graph.pages[place].seo.description,
      home: patterns[place],
      id: identity.origin + patterns[place],
      entries: sorted(textsOf(graph, name).filter(({ inFeed }) => inFeed)),
    })),
  ]
}

const sorted = (entries: readonly EntryText[]) => entries.toSorted((a, b) => newestFirst(a.text, b.text))
