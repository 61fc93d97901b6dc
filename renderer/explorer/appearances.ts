import type { CollectionTable } from '../../src/engine/content/model/collection'
import { grouped } from '../../src/engine/lib/grouped'
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
  for (const { page, links } of pages) {
    const { address, source, props } = page
    const shown = new Set(shownIn(props, known))
    for (const { file, url } of files) {
      const how = file === source ? 'own' : shown.has(file) ? 'shown' : url !== null && leadsTo(links, url) ? 'linked' : undefined
      if (how) found.get(file)?.push({ address, source, how })
    }
  }
  return found
}

const leadsTo = (links: ReadonlySet<string>, url: string) =>
  links.has(url) || [...links].some((link) => link.startsWith(`${url}#`) || link.startsWith(`${url}?`))

/** Keys of page data that name entries without showing them. */
const NAMED_ONLY: ReadonlySet<string> = new Set(['referencedBy'])

/** Entries that have another name than a title, with the field of that name: the data of pages does not hold their slugs. */
const namelessIn = (entries: readonly ContentFile[], collections: CollectionTable): Nameless[] =>
  entries.flatMap(({ file, collection, title }) => {
    const field = collections[collection ?? '']?.named
    return field === undefined ? [] : [{ file, title, field }]
  })

type Nameless = Pick<ContentFile, 'file' | 'title'> & { field: string }
type Known = { bySlug: ReadonlyMap<string, readonly ContentFile[]>; nameless: readonly Nameless[] }

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
  for (const { file, title, field: name } of known.nameless) if (field(name) === title) yield file
  for (const [key, value] of Object.entries(data)) if (!NAMED_ONLY.has(key)) yield* shownIn(value, known)
}
