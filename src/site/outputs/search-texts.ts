import type { Output, SiteOutput } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { bodyNodes } from '../../engine/schema/body'
import type { Graph } from '../graph/graph'
import { passagesOf } from '../graph/passages'
import { type FoundText, writeTexts } from '../islands/site-search/texts/write-texts'
import { urlOf } from '../routes/addresses'
import { searchEntries } from './search-index'
import { plainNodes } from './texts/plain-nodes'
import { sectionsOf } from './texts/sections'

/** The folder of the parts of the index. */
const PARTS = 'search-texts'

/** The index of the texts of articles, and of what pages of other entries say, for sentences that answer a search: a manifest, and its parts. */
export const searchTexts: Output<Graph> = {
  name: 'search-texts',
  folders: [PARTS],
  *emit(site) {
    const { manifest, files } = writeTexts(foundTexts(site), { folder: `/${PARTS}/`, keyOf })
    for (const { address, key, contents } of files) yield { path: address.slice(1), key: keyOf(site.codeKey, key), contents }
    yield { path: urlOf.searchTexts().slice(1), key: keyOf(site.codeKey, manifest), contents: () => `${JSON.stringify(manifest)}\n` }
  },
}

/** What pages of entries say that the search finds, by address. */
function foundTexts(site: SiteOutput<Graph>): readonly FoundText[] {
  const entries = new Map(searchEntries(site).map((entry) => [entry.u, entry]))
  return passagesOf(site.graph)
    .flatMap(({ url, nodesKey, nodes }): FoundText[] => {
      const entry = entries.get(url)
      return entry ? [{ entry, key: nodesKey, sections: () => sectionsOf(plainNodes(bodyNodes(nodes()))) }] : []
    })
    .toSorted((a, b) => (a.entry.u < b.entry.u ? -1 : 1))
}
