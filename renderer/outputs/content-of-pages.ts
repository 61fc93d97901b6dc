import { type ContentModel, fileOfEntry } from '../../src/engine/content/model/content-model'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import { fileOf } from '../../src/engine/routes/files'
import { addressesIn } from '../../src/engine/routes/links'
import type { PlannedPage } from '../plan'
import { entriesAt, NAMED_ONLY, type ShownEntries, shownEntries } from '../shown-entries'

type PageData = Pick<PlannedPage, 'file' | 'aliases' | 'source' | 'props'>

/** What the data of pages names entries by. */
type Known = { shown: ShownEntries; byAddress: ReadonlyMap<string, string> }

/**
 * The files of content that each page is made of, sorted, by its files in dist/: its own, and those of the entries in its data. An entry is
 * in the data as `entriesAt` says, or by its address, as in a link.
 */
export function contentOfPages(
  pages: readonly PageData[],
  graph: Pick<CoreGraph, 'collections'>,
  { collections }: Pick<ContentModel, 'collections'>,
): Map<string, readonly string[]> {
  const entries = [...graph.collections.values()].flatMap((collection) => [...collection.values()])
  const named = entries.map((entry) => {
    const { collection, slug, url } = entry
    const title: unknown = Reflect.get(entry, collections[collection]?.named ?? 'title')
    return { file: fileOfEntry({ collections }, collection, slug), collection, slug, title, url }
  })
  const known: Known = {
    shown: shownEntries(named, collections),
    byAddress: new Map(named.flatMap(({ file, url }) => (url === null ? [] : [[url, file] as const]))),
  }
  return new Map(
    pages.flatMap(({ file, aliases, source, props }) => {
      const content = [...new Set([source, ...entriesIn(props, known)])].toSorted()
      return [file, ...aliases.map(fileOf)].map((path) => [path, content] as const)
    }),
  )
}

function* entriesIn(data: unknown, known: Known): Generator<string> {
  if (typeof data === 'string') {
    if (!data.startsWith('/')) return
    for (const address of addressesIn(data)) {
      const file = known.byAddress.get(address)
      if (file !== undefined) yield file
    }
  } else if (typeof data === 'object' && data !== null) {
    yield* entriesAt(data, known.shown)
    for (const [key, value] of Object.entries(data)) if (!NAMED_ONLY.has(key)) yield* entriesIn(value, known)
  }
}
