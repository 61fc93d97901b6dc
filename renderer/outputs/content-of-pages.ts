import { type ContentModel, fileOfEntry } from '../../src/engine/content/model/content-model'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import { once } from '../../src/engine/lib/once'
import { untracked } from '../../src/engine/lib/reads'
import { fileOf } from '../../src/engine/routes/files'
import { addressesIn } from '../../src/engine/routes/links'
import type { PlannedPage } from '../plan'
import { addEntriesAt, NAMED_ONLY, type ShownEntries, shownEntries } from '../shown-entries'

type PageData = Pick<PlannedPage, 'address' | 'file' | 'aliases' | 'source' | 'props'>

/** The entries by what identifies them in the data of pages, and by address. */
type Known = { shown: ShownEntries; byAddress: ReadonlyMap<string, string> }

/** Finds the files of content that a page is made of. */
export type ContentFinder = (page: Pick<PageData, 'source' | 'props'>) => readonly string[]

/**
 * Makes the function that finds the files of content that a page is made of, sorted: its own, and those of the entries in its data. An
 * entry is in the data as `addEntriesAt` says, or by its address, as in a link.
 */
export function contentFinder(graph: Pick<CoreGraph, 'collections'>, { collections }: Pick<ContentModel, 'collections'>): ContentFinder {
  // This reads the titles of all entries, which are no dependencies: a page does not change with titles that its data does not have.
  const known = once(() => untracked(() => knownOf(graph, collections)))
  return (page) => contentOf(page, known())
}

/** The files of content that each page is made of, by its files in dist/. */
export const contentOfPages = <Page extends Pick<PageData, 'address' | 'file' | 'aliases'>>(
  pages: readonly Page[],
  find: (page: Page) => readonly string[],
): Map<string, readonly string[]> =>
  new Map(
    pages.flatMap((page) => {
      const content = find(page)
      return [page.file, ...page.aliases.map(fileOf)].map((path) => [path, content] as const)
    }),
  )

function contentOf({ source, props }: Pick<PageData, 'source' | 'props'>, known: Known): readonly string[] {
  const found = new Set([source])
  addEntriesIn(props, known, found)
  return [...found].toSorted()
}

function knownOf(graph: Pick<CoreGraph, 'collections'>, collections: ContentModel['collections']): Known {
  const entries = [...graph.collections.values()].flatMap((collection) => [...collection.values()])
  const named = entries.map((entry) => {
    const { collection, slug, url } = entry
    const title: unknown = Reflect.get(entry, collections[collection]?.nameField ?? 'title')
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
