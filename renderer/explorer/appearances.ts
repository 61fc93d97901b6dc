import type { CollectionTable } from '../../src/engine/content/model/collection'
import { grouped } from '../../src/engine/lib/grouped'
import { addressesIn } from '../../src/engine/routes/links'
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
  const known = { bySlug: grouped(entries, ({ slug }) => slug), nameless: namelessIn(entries, collections) }
  const byUrl = grouped(files, ({ url }) => url)
  for (const { page, links } of pages) {
    const { address, source, props } = page
    const linked = [...links].flatMap(addressesIn).flatMap((url) => byUrl.get(url) ?? [])
    // What comes later counts more: a page that shows an entry also links to it.
    const hows = new Map<string, Appearance['how']>([
      ...linked.map(({ file }) => [file, 'linked'] as const),
      ...[...shownIn(props, known)].map((file) => [file, 'shown'] as const),
      [source, 'own'],
    ])
    for (const [file, how] of hows) found.get(file)?.push({ address, source, how })
  }
  return found
}

/** Keys of page data that name entries without showing them. */
const NAMED_ONLY: ReadonlySet<string> = new Set(['referencedBy'])

/**
 * Entries that have another name than a title, by the field of that name and by their names: the data of pages does not hold their slugs.
 */
const namelessIn = (entries: readonly ContentFile[], collections: CollectionTable): Nameless =>
  new Map(
    [...grouped(entries, ({ collection }) => collections[collection ?? '']?.named)].flatMap(([field, named]) =>
      field === undefined ? [] : [[field, grouped<unknown, ContentFile>(named, ({ title }) => title)] as const],
    ),
  )

type Nameless = ReadonlyMap<string, ReadonlyMap<unknown, readonly ContentFile[]>>
type Known = { bySlug: ReadonlyMap<string, readonly ContentFile[]>; nameless: Nameless }

/**
 * The files of the entries that are in the data of a page: either an entry with its collection and slug, or the data of a card, which has
 * the slug and the title of its entry. An entry without a title is recognized by its name.
 */
function* shownIn(data: unknown, known: Known): Generator<string> {
  if (typeof data !== 'object' || data === null) return
  const field = (name: string): unknown => Reflect.get(data, name)
  const names = new Set([field('title'), field('name')])
  for (const [key, text] of Object.entries(data)) {
    if (typeof text !== 'string') continue
    for (const { file, collection, title } of known.bySlug.get(text) ?? [])
      if ((key === 'slug' && field('collection') === collection) || names.has(title)) yield file
  }
  for (const [name, byTitle] of known.nameless) for (const { file } of byTitle.get(field(name)) ?? []) yield file
  for (const [key, value] of Object.entries(data)) if (!NAMED_ONLY.has(key)) yield* shownIn(value, known)
}
