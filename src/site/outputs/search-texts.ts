import type { Output, SiteOutput } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { ASSETS } from '../../engine/routes/files'
import { bodyNodes } from '../../engine/schema/body'
import type { Graph } from '../graph/graph'
import { passagesOf } from '../graph/passages'
import { type FoundText, writeTexts } from '../islands/site-search/texts/write-texts'
import { urlOf } from '../routes/addresses'
import { searchEntries } from './search-index'
import { plainNodes } from './texts/plain-nodes'
import { sectionsOf } from './texts/sections'

/** The folder of all parts. It is among those whose files stay for one more build, for visitors who search meanwhile. */
const PARTS = `/${ASSETS}/texts`

/** Length of the names of parts in hexadecimal digits: 48 bits, so that two of some ten thousand are never the same by chance. */
const NAME_LENGTH = 12

/**
 * The index of the texts of articles, and of what pages of other entries say, for sentences that answer a search: a manifest, and parts that are
 * named after their contents.
 */
export const searchTexts: Output<Graph> = {
  name: 'search-texts',
  key: (site) =>
    keyOf(
      site.codeKey,
      foundTexts(site).map(({ entry, words }) => [entry, words]),
    ),
  *emit(site) {
    const nameOf = (...values: readonly unknown[]) => keyOf(site.codeKey, ...values).slice(0, NAME_LENGTH)
    const parts = writeTexts(foundTexts(site), { folder: PARTS, nameOf })
    let part = parts.next()
    for (; !part.done; part = parts.next()) {
      const { address, key, contents } = part.value
      yield { path: address.slice(1), key, contents }
    }
    const manifest = part.value
    yield { path: urlOf.searchTexts().slice(1), key: keyOf(manifest), contents: () => `${JSON.stringify(manifest)}\n` }
  },
}

/** What pages of entries say that the search finds, by address. */
function foundTexts(site: SiteOutput<Graph>): readonly FoundText[] {
  const entries = new Map(searchEntries(site).map((entry) => [entry.u, entry]))
  return passagesOf(site.graph)
    .flatMap(({ url, nodesKey, nodes }): FoundText[] => {
      const entry = entries.get(url)
      if (!entry) return []
      const words = keyOf(site.codeKey, url, nodesKey).slice(0, NAME_LENGTH)
      return [{ entry, words, sections: () => sectionsOf(plainNodes(bodyNodes(nodes()))) }]
    })
    .toSorted((a, b) => (a.entry.u < b.entry.u ? -1 : 1))
}
