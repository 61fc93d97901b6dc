import type { CollectionName } from '../../schemas/index'
import type { Graph } from '../../src/graph/graph'
import type { Emitter } from '../emit'
import { listedPages, type SiteOutput } from '../emit'
import { keyOf } from '../key'

/** One thing that can be found: short keys, since there are many of them. */
export type SearchEntry = {
  /** Address. */
  u: string
  /** Kind: a collection, or `pages`. */
  k: CollectionName | 'pages'
  /** Title. */
  t: string
  /** Description. */
  d: string
  /** Further words that it is found by. */
  w?: string
}

/** `search-index.json`: everything that has an address (rulings, Site search). */
export const searchIndex: Emitter = {
  name: 'search-index',
  *emit(site) {
    const entries = searchEntries(site)
    yield { path: 'search-index.json', key: keyOf(site.codeKey, entries), contents: () => `${JSON.stringify(entries)}\n` }
  },
}

/** Pages by their head; entries add their kind and further words; places on a page come last. */
function searchEntries(site: SiteOutput): SearchEntry[] {
  const entries = entryWords(site.graph)
  const pages = listedPages(site)
    .filter(({ params }) => params.page === undefined)
    .map(({ address, head }) => entries.get(address) ?? { u: address, k: 'pages' as const, t: head.title, d: head.description })
  const places = [...entries.values()].filter(({ u }) => u.includes('#'))
  return [...pages, ...places]
}

function entryWords(graph: Graph): Map<string, SearchEntry> {
  const { services, industries, caseStudies, blog, newsroom, whitepapers, events, careers, regions, technologies, legal, offices } = graph
  const found: readonly (Omit<SearchEntry, 'u' | 'w'> & { url: string | null; words: readonly string[] })[] = [
    ...services.values().map((entry) => ({
      url: entry.url,
      k: entry.collection,
      t: entry.title,
      d: entry.description,
      words: [entry.subtitle, ...entry.capabilities, ...entry.techStack],
    })),
    ...industries.values().map((entry) => ({
      url: entry.url,
      k: entry.collection,
      t: entry.title,
      d: entry.description,
      words: entry.profile?.regulations.map(({ name }) => name) ?? [],
    })),
    ...caseStudies.values().map((entry) => ({
      url: entry.url,
      k: entry.collection,
      t: entry.title,
      d: entry.excerpt,
      words: [...entry.tags, entry.industry, entry.client.name],
    })),
    ...[...blog.values(), ...newsroom.values(), ...whitepapers.values()].map((entry) => ({
      url: entry.url,
      k: entry.collection,
      t: entry.title,
      d: entry.excerpt,
      words: [...entry.tags, entry.category, graph.people.get(entry.author)?.name ?? ''],
    })),
    ...events.values().map((entry) => ({
      url: entry.url,
      k: entry.collection,
      t: entry.title,
      d: entry.description,
      words: [entry.type, entry.location, entry.speaker],
    })),
    ...careers.values().map((entry) => ({
      url: entry.url,
      k: entry.collection,
      t: entry.title,
      d: entry.description,
      words: [entry.department, entry.location],
    })),
    ...regions.values().map((entry) => ({
      url: entry.url,
      k: entry.collection,
      t: entry.title,
      d: entry.description,
      words: entry.offices.map((slug) => offices.get(slug)?.city ?? ''),
    })),
    ...technologies.values().map((entry) => ({
      url: entry.url,
      k: entry.collection,
      t: entry.title,
      d: entry.description,
      words: entry.technologies.map(({ name }) => name),
    })),
    ...legal.values().map((entry) => ({ url: entry.url, k: entry.collection, t: entry.title, d: entry.summary, words: [] })),
  ]
  return new Map(
    found.flatMap(({ url, words, ...entry }) => {
      const w = words.filter(Boolean).join(' ')
      return url === null ? [] : [[url, { u: url, ...entry, ...(w && { w }) }] as const]
    }),
  )
}
