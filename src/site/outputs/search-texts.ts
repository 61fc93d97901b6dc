import { dataFiles } from '../../../renderer/data-files'
import type { OutputContext, OutputFile } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { inParts } from '../../../renderer/output-parts'
import { memoize } from '../../engine/lib/memoize'
import { required } from '../../engine/problems/problem'
import { parseNodes } from '../../engine/schema/body'
import type { WrittenNodes } from '../collections/text'
import type { Graph } from '../graph/graph'
import { passagesOf } from '../graph/passages'
import type { IndexedText } from '../islands/site-search/texts/index-texts'
import type { TextManifest } from '../islands/site-search/texts/text-manifest'
import { type PartsRecipe, type SearchableText, termContents, writeTexts } from '../islands/site-search/texts/write-texts'
import { urlOf } from '../routes/addresses'
import { foundBySearch, searchEntries } from './search-index'
import { indexDataOf, readIndexData } from './texts/index-data'

/** The folder of the parts of the index. */
const PARTS = 'search-texts'

/** The index of the texts of articles and of the pages of other entries, for searching sentences: a manifest and its parts. */
export const searchTexts = inParts<Graph>({
  name: 'search-texts',
  codeKey: import.meta.codeKey,
  folders: [PARTS],
  make: (data) => textParts.make(data),
  *parts(site) {
    const { manifest, lists, parts } = writeTexts(foundTexts(site), { folder: `/${PARTS}/`, keyOf })
    const fileOf = ({ address, key }: { address: string; key: string }) => ({ path: address.slice(1), key: keyOf(site.codeKey, key) })
    for (const part of parts)
      yield {
        name: part.name,
        files() {
          const { named, recipe, texts } = part.files()
          return textParts.files(named.map(fileOf), () => dataOf(recipe, texts))
        },
      }
    for (const { name, files } of lists)
      yield { name, files: () => files().map((list): OutputFile => ({ ...fileOf(list), contents: list.contents })) }
    yield { name: 'manifest', files: () => [manifestFile(manifest(), site)] }
  },
})

const manifestFile = (manifest: TextManifest, { codeKey }: OutputContext<Graph>): OutputFile => ({
  path: urlOf.searchTexts().slice(1),
  key: keyOf(codeKey, manifest),
  contents: () => `${JSON.stringify(manifest)}\n`,
})

type Found = SearchableText & Pick<WrittenNodes, 'nodes' | 'indexData'>

/** The data that parts are made from. Plain data. */
type PartsData = { kind: 'words'; contents: readonly string[] } | { kind: 'terms'; buckets: number; texts: readonly IndexedText[] }

const dataOf = (recipe: PartsRecipe, texts: readonly Found[]): PartsData =>
  recipe.kind === 'words'
    ? { kind: 'words', contents: texts.map((text) => dataOfText(text).words) }
    : { ...recipe, texts: texts.map((text) => ({ title: text.title, terms: dataOfText(text).terms })) }

const dataOfText = ({ indexData, nodes }: Found) => readIndexData(indexData?.() ?? indexDataOf(parseNodes(nodes())))

const textParts = dataFiles((data: PartsData) => (data.kind === 'words' ? data.contents : termContents(data.texts, data.buckets)))

/** A part that reads an entry from this map depends on everything that all entries are made from. */
const entriesByAddress = memoize((site: OutputContext<Graph>) => new Map(searchEntries(site).map((entry) => [entry.u, entry])))

/** The texts of pages that are in the search index, by address. */
function foundTexts(site: OutputContext<Graph>): readonly Found[] {
  const isFound = foundBySearch(site)
  return passagesOf(site.graph)
    .filter(({ url }) => isFound(url))
    .map(({ nodesKey, ...found }) => ({ ...found, key: nodesKey, entry: () => required(entriesByAddress(site).get(found.url), found.url) }))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
}
