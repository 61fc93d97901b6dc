import type { CollectionTable } from '../src/engine/content/model/collection'
import { grouped } from '../src/engine/lib/grouped'

/** What identifies an entry in the data of a page; `title` is its name, whichever field has it. */
export type ShownEntry = { file: string; collection: string | undefined; slug: string; title: unknown }

/** Entries by what identifies them. */
export type ShownEntries = {
  bySlug: ReadonlyMap<string, readonly ShownEntry[]>
  /**
   * Those whose name is in another field than `title`, by that field and by name: the data of pages does not hold their slugs.
   */
  nameless: ReadonlyMap<string, ReadonlyMap<unknown, readonly ShownEntry[]>>
}

/** Keys of page data that name entries without showing them. */
export const NAMED_ONLY: ReadonlySet<string> = new Set(['referencedBy'])

export const shownEntries = (entries: readonly ShownEntry[], collections: CollectionTable): ShownEntries => ({
  bySlug: grouped(entries, ({ slug }) => slug),
  nameless: new Map(
    [...grouped(entries, ({ collection }) => collections[collection ?? '']?.nameField)].flatMap(([field, named]) =>
      field === undefined ? [] : [[field, grouped<unknown, ShownEntry>(named, ({ title }) => title)] as const],
    ),
  ),
})

/**
 * Adds the files of the entries that an object in the data of a page is: either an entry with its collection and slug, or the data of a
 * card, which has the slug and the title of its entry. An entry without a title is recognized by its name. Nested objects are not searched.
 */
export function addEntriesAt(object: object, { bySlug, nameless }: ShownEntries, files: Set<string>) {
  const field = (name: string): unknown => Reflect.get(object, name)
  const [title, name, slug] = [field('title'), field('name'), field('slug')]
  // A fast test: nodes of texts have none of these.
  if (title !== undefined || name !== undefined || slug !== undefined)
    for (const [key, text] of Object.entries(object))
      for (const entry of (typeof text === 'string' && bySlug.get(text)) || [])
        if ((key === 'slug' && field('collection') === entry.collection) || entry.title === title || entry.title === name)
          files.add(entry.file)
  for (const [named, byTitle] of nameless) for (const { file } of byTitle.get(field(named)) ?? []) files.add(file)
}
