import { parseIndex } from '../../src/site/islands/site-search/index-file'
import { parseManifest } from '../../src/site/islands/site-search/parts/manifest'
import { createSearchOfParts } from '../../src/site/islands/site-search/parts/search-parts'
import { createSearch, type Search } from '../../src/site/islands/site-search/search'
import { createTextSearch } from '../../src/site/islands/site-search/texts/search-texts'
import { parseTextManifest } from '../../src/site/islands/site-search/texts/text-manifest'
import { searchIndex, searchIndexBy } from '../../src/site/outputs/search-index'
import { searchTexts } from '../../src/site/outputs/search-texts'
import { urlOf } from '../../src/site/routes/addresses'
import { ownContent } from '../renderer/graphs'
import { filesOf, outputOf, pagesOf, textOf } from '../renderer/made'

/** The content of this site, and the search of its index: in one file, in parts, and of its texts. */
export const graph = await ownContent()
const site = outputOf(graph, { pages: pagesOf(graph) })
export const entries = parseIndex(await textOf(searchIndex, site))
export const whole = createSearch(entries)
const files = new Map([...(await filesOf(searchTexts, site)), ...(await filesOf(searchIndexBy(0), site))])
const read = async (address: string) => String(files.get(address.slice(1)))
export const split = createSearchOfParts(parseManifest(await read(urlOf.searchIndex())), read)
export const texts = createTextSearch(parseTextManifest(await read(urlOf.searchTexts())), read)

/** Results that are looked at. */
const FIRST = 3

/** The addresses of the first results. */
export const firstOf = async (search: Search, query: string) =>
  (await search({ query, limit: 4 })).groups.flatMap(({ hits }) => hits.map(({ address }) => address)).slice(0, FIRST)
