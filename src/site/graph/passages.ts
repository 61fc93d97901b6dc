import { COLLECTION_NAMES, type CollectionName } from '../../../schemas/collection-names'
import type { TraitContext } from '../collections/define'
import { collections } from '../collections/index'
import type { WrittenNodes } from '../collections/text'
import type { Graph } from './graph'
import { textsOf } from './texts'
import { traitContextOf } from './trait-context'

/** The texts of the page of an entry, with its address and its title. */
export type EntryPassages = WrittenNodes & { url: string; title: string }

type Source = { url: string | null; title?: string }
type PassageTraits = { passages?(this: void, entry: Source, context: TraitContext): WrittenNodes | undefined }
const table: Readonly<Record<CollectionName, PassageTraits>> = collections

/** The texts of the pages of all entries: the `passages` of collections with this trait, the `text` of others. */
export function passagesOf(graph: Graph): readonly EntryPassages[] {
  const context = traitContextOf(graph)
  return COLLECTION_NAMES.flatMap((name) => {
    const { passages } = table[name]
    if (!passages) return textsOf(graph, name).map(({ url, text }) => ({ url, title: text.title, ...writtenNodes(text) }))
    const entries: readonly Source[] = graph[name].values()
    return entries.flatMap((entry) => {
      const { url, title } = entry
      const said = url === null ? undefined : passages(entry, context)
      return url === null || title === undefined || !said ? [] : [{ url, title, ...said }]
    })
  })
}

const writtenNodes = ({ nodesKey, nodes, indexData }: WrittenNodes): WrittenNodes => ({ nodesKey, nodes, ...(indexData && { indexData }) })
