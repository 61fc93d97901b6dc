import { listedPages, type Output, type OutputContext, type SitePage } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { memoize } from '../../engine/lib/memoize'
import { smallAddress } from '../../engine/lib/picture'
import { ASSETS } from '../../engine/routes/files'
import { artNameOf, artUrl } from '../art/drawing-address'
import { slugOf } from '../art/seed'
import type { Graph } from '../graph/graph'
import { isLeftOut } from '../graph/left-out'
import { groupOf, type SearchEntry } from '../islands/site-search/entry'
import { writeIndex } from '../islands/site-search/index-file'
import { writeParts } from '../islands/site-search/parts/write-parts'
import { urlOf } from '../routes/addresses'
import { patterns } from '../routes/patterns'
import { type Findable, findableEntries, joined, namesOfPages, wordsOf } from './search-entries'
import { sectionEntries } from './search-sections'
import { authorEntries, tagEntries } from './search-writings'

/** Up to this number of entries the index is one file. */
const MOST_IN_ONE_FILE = 2000

/**
 * The folder for the parts of a larger index. Like all of `ASSETS`, its files are kept for one more build, for visitors who are searching
 * meanwhile.
 */
const PARTS = `/${ASSETS}/search`

/** Length of the name of a part in hexadecimal digits: 48 bits, so that a collision among ten thousand parts is practically impossible. */
const NAME_LENGTH = 12

/**
 * `search-index.json`: everything that has an address (specification, 6.1), except the search page. With more entries than `mostInOneFile`,
 * it is a manifest, and the entries are in parts named by their hash.
 */
export const searchIndexBy = (mostInOneFile: number): Output<Graph> => ({
  name: 'search-index',
  codeKey: import.meta.codeKey,
  *emit(site) {
    const entries = searchEntries(site)
    const path = urlOf.searchIndex().slice(1)
    if (entries.length <= mostInOneFile) {
      yield { path, key: keyOf(site.codeKey, entries), contents: () => writeIndex(entries) }
      return
    }
    const { manifest, parts } = writeParts(entries, { folder: PARTS, nameOf: (text) => keyOf(text).slice(0, NAME_LENGTH) })
    for (const [name, text] of parts) yield { path: `${PARTS.slice(1)}/${name}.json`, key: name, contents: () => text }
    yield { path, key: keyOf(manifest), contents: () => manifest }
  },
})

/** The search index of this site. */
export const searchIndex = searchIndexBy(MOST_IN_ONE_FILE)

/** Pages, from their heads, with the data of their entries; then entries that are sections of a page. */
export const searchEntries = memoize((site: OutputContext<Graph>): readonly SearchEntry[] => {
  const { drawings, portraits } = drawingsBySlug(site)
  const found = [
    ...findableEntries(site.graph).map((one) => (groupOf(one.entry.k) === 'insights' ? withPicture(one, drawings) : one.entry)),
    ...authorEntries(site.graph).map((one) => withPicture(one, portraits)),
  ]
  const entries = new Map([...found, ...tagEntries(site.graph)].map((entry) => [entry.u, entry]))
  const pageEntry = pageEntries(site)
  const pages = foundPages(site).map((page) => entries.get(page.address) ?? pageEntry(page))
  const places = [...entries.values()].filter(({ u }) => isPlace(u))
  return [...pages, ...places, ...sectionEntries(site.graph)]
})

const foundPages = (site: OutputContext<Graph>) =>
  listedPages(site).filter(({ address, params }) => params.page === undefined && address !== patterns.search)

/** Whether an address has a fragment, so that it is a section of a page. */
const isPlace = (address: string) => address.includes('#')

/** Returns a function that tells whether a page or section is in the index, without making any index entry. */
export function foundBySearch(site: OutputContext<Graph>): (address: string) => boolean {
  const pages = new Set(foundPages(site).map(({ address }) => address))
  return (address) => (isPlace(address) ? !isLeftOut(site.graph, address) : pages.has(address))
}

/**
 * Returns a function that makes the index entry of a page without a collection, with its names in the menus. The home page has the same
 * title as in breadcrumbs.
 */
function pageEntries({ graph }: OutputContext<Graph>): (page: SitePage) => SearchEntry {
  const namesOf = namesOfPages(graph)
  return ({ address, head: { title, description } }) => {
    const isHome = address === patterns.home
    const n = joined(namesOf(address, title))
    const w = joined(wordsOf(graph, address))
    return { u: address, k: 'pages', t: isHome ? graph.site.strings.home : title, d: description, ...(n && { n }), ...(w && { w }) }
  }
}

/** Adds the picture of an insight or the portrait of an author; for others the browser draws a glyph. */
function withPicture({ entry, slug, tone, picture }: Findable, drawings: ReadonlyMap<string, string>): SearchEntry {
  if (picture) return { ...entry, p: smallAddress(picture) }
  const drawing = drawings.get(slug)
  return drawing === undefined ? entry : { ...entry, p: drawing, c: tone }
}

/** The addresses of drawings by slug, the wide drawing if there are several; and those of portraits. */
function drawingsBySlug({ pages }: OutputContext<Graph>): Record<'drawings' | 'portraits', ReadonlyMap<string, string>> {
  const names = [...new Set(pages.flatMap(({ report }) => report.drawings))].flatMap((address) => artNameOf(address) ?? [])
  const wideLast = names.toSorted((a, b) => Number(a.shape === 'wide') - Number(b.shape === 'wide'))
  const bySlug = (arePortraits: boolean) =>
    new Map(wideLast.filter(({ family }) => (family === 'portrait') === arePortraits).map((name) => [slugOf(name.seed), artUrl(name)]))
  return { drawings: bySlug(false), portraits: bySlug(true) }
}
