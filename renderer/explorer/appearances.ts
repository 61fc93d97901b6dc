import type { CollectionTable } from '../../src/engine/content/model/collection'
import { grouped } from '../../src/engine/lib/grouped'
import { addressesIn } from '../../src/engine/routes/links'
import { addEntriesAt, NAMED_ONLY, type ShownEntries, shownEntries } from '../shown-entries'
import type { ContentFile } from './files'
import type { MeasuredPage } from './measure'

/** A page on which an entry appears, and how: the page is its own, shows its data, or only links to it. */
export type Appearance = { address: string; source: string; how: 'own' | 'shown' | 'linked' }

/** The pages that each file appears on, by file. Links in header and footer do not count: they are on every page. */
export function appearancesOf(
  files: readonly ContentFile[],
  pages: readonly MeasuredPage[],
  collections: CollectionTable,
): Map<string, Appearance[]> {
  const found = new Map<string, Appearance[]>(files.map(({ file }) => [file, []]))
  const entries = files.filter(({ collection }) => collection !== undefined)
  const known = shownEntries(entries, collections)
  const byUrl = grouped(files, ({ url }) => url)
  for (const { page, links } of pages) {
    const { address, source, props } = page
    const shown = new Set<string>()
    addShown(props, known, shown)
    const linked = [...links].flatMap(addressesIn).flatMap((url) => byUrl.get(url) ?? [])
    // Later items win: a page that shows an entry also links to it.
    const hows = new Map<string, Appearance['how']>([
      ...linked.map(({ file }) => [file, 'linked'] as const),
      ...[...shown].map((file) => [file, 'shown'] as const),
      [source, 'own'],
    ])
    for (const [file, how] of hows) found.get(file)?.push({ address, source, how })
  }
  return found
}

/** Adds the files of the entries that are in the data of a page. */
function addShown(data: unknown, known: ShownEntries, files: Set<string>) {
  if (typeof data !== 'object' || data === null) return
  addEntriesAt(data, known, files)
  for (const [key, value] of Object.entries(data)) if (!NAMED_ONLY.has(key)) addShown(value, known, files)
}
