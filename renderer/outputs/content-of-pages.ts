import { type ContentModel, fileOfEntry } from '../../src/engine/content/model/content-model'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import { once } from '../../src/engine/lib/once'
import { fileOf } from '../../src/engine/routes/files'
import { addressesIn } from '../../src/engine/routes/links'
import type { PlannedPage } from '../plan'
import { addEntriesAt, NAMED_ONLY, type ShownEntries, shownEntries } from '../shown-entries'

type PageData = Pick<PlannedPage, 'address' | 'file' | 'aliases' | 'source' | 'props'>

/** What the data of pages names entries by. */
type Known = { shown: ShownEntries; byAddress: ReadonlyMap<string, string> }

/**
 * The files of content that each page is made of, sorted, by its files in dist/: its own, and those of the entries in its data. An entry is
 * in the data as `addEntriesAt` says, or by its address, as in a link. `before` has those that are known, by the address of the page.
 */
export function contentOfPages(
  pages: readonly PageData[],
  graph: Pick<CoreGraph, 'collections'>,
  { collections }: Pick<ContentModel, 'collections'>,
  before: ReadonlyMap<string, { content?: readonly string[] }> = new Map(),
): Map<string, readonly string[]> {
  const known = once(() => knownOf(graph, collections))
  return new Map(
    pages.flatMap((page) => {
      const content = before.get(page.address)?.content ?? contentOf(page, known())
      return [page.file, ...page.aliases.map(fileOf)].map((path) => [path, content] as const)
    }),
  )
}

function contentOf({ source, props }: PageData, known: Known): readonly string[] {
  const found = new Set([source])
  addEntriesIn(props, known, found)
  return [...found].toSorted()
}

function knownOf(graph: Pick<CoreGraph, 'collections'>, collections: ContentModel['collections']): Known {
  const entries = [...graph.collections.values()].flatMap((collection) => [...collection.values()])
  const named = entries.map((entry) => {
    const { collection, slug, url } = entry
    const title: unknown = Reflect.get(entry, collections[collection]?.named ?? 'title')
    return { file: fileOfEntry({ collections }, collection, slug), collection, slug, title, url }
  })
  return {
    shown: shownEntries(named, collections),
    byAddress: new Map(named.flatMap(({ file, url }) => (url === null ? [] : [[url, file] as const]))),
  }
}

function addEntriesIn(data: unknown, known: Known, files: Set<string>) {
  if (typeof data === 'string') {
    if (data.startsWith('/')) addAddressed(data, known, files)
  } else if (Array.isArray(data)) {
    for (const item of data) addEntriesIn(item, known, files)
  } else if (typeof data === 'object' && data !== null) {
    addEntriesAt(data, known.shown, files)
    for (const key in data) if (!NAMED_ONLY.has(key)) addEntriesIn(Reflect.get(data, key), known, files)
  }
}

function addAddressed(href: string, { byAddress }: Known, files: Set<string>) {
  for (const address of addressesIn(href)) {
    const file = byAddress.get(address)
    if (file !== undefined) files.add(file)
  }
}
