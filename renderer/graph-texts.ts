import { entryName } from '../src/engine/content/model/entry-ref'
import type { CoreGraph, Linked } from '../src/engine/content/model/graph'
import { madeOnce } from '../src/engine/lib/made-once'
import { once } from '../src/engine/lib/once'
import { noteRead } from '../src/engine/lib/reads'
import type { Body } from '../src/engine/schema/body'
import type { Documents } from './define/documents'
import { documentTable } from './documents'
import { keyOf } from './key'

/** The text of an entry of a collection of articles. */
const bodyOf = (entry: Linked & { body?: Body }) => entry.body

/**
 * The key of all that a graph holds but the texts of articles and the links of content, which most edits change. `documents` are those of the
 * site, whose facts it holds.
 */
export function keyWithoutTexts(graph: CoreGraph, documents: Documents | undefined): string {
  const { collections, site, pages, today, unpublished, held, changes } = graph
  const entries = [...collections.values()].flatMap((collection) => collection.values())
  const pictures = graph.pictures.map(({ bytes: _, ...picture }) => picture)
  const files = [...documentTable(documents, graph).keys()].map((path) => [path, graph.files.get(path) ?? null])
  return keyOf(
    site,
    pages,
    today,
    unpublished,
    held,
    changes,
    pictures,
    files,
    ...entries.map((entry) => JSON.stringify({ ...entry, body: undefined })),
  )
}

/** The name of the links of content among what pages ask for. */
const LINKS = 'links'

/** The same graph, which notes when its links are asked for, as its entries do with their texts. */
export const notingLinks = <Graph extends CoreGraph>(graph: Graph): Graph =>
  Object.freeze({
    ...graph,
    get links() {
      noteRead(LINKS)
      return graph.links
    },
  })

/** The keys of the texts of articles and of the links of content, by the names under which they are noted; undefined for those that are gone. */
export const textKeys = madeOnce((graph: CoreGraph): ((name: string) => string | undefined) => {
  const links = once(() => keyOf(graph.links))
  const keys = once(
    () =>
      new Map(
        [...graph.collections.values()].flatMap((collection) =>
          collection.values().flatMap((entry) => {
            const body = bodyOf(entry)
            return body ? [[entryName(entry), body.key] as const] : []
          }),
        ),
      ),
  )
  return (name) => (name === LINKS ? links() : keys().get(name))
})
