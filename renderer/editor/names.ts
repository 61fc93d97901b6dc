import { textsAt } from '../../src/engine/content/link/lookup'
import type { Entries } from '../../src/engine/content/parse/entries'
import { type CatalogueEntry, catalogue } from '../../src/engine/problems/catalogue'
import { waivableCodes } from '../../src/engine/problems/waivable'

/** Names that exist: what a field that has to name something can be. Each list is sorted, but that of choices. */
export type Names = {
  slugs: Readonly<Record<string, readonly string[]>>
  facts: readonly string[]
  /** The list that a path such as `pages.blog.categories` names, in its own order. */
  choicesAt: (path: string) => readonly string[]
  /** Folders in which no page has its address. */
  foldersWithoutPages: readonly string[]
}

/** The names in content, those of drafts and of entries to come among them. */
export function namesOf(entries: Pick<Entries, 'slugs' | 'singletons' | 'model'>): Names {
  const facts = entries.singletons.get('site.facts')?.data ?? {}
  return {
    slugs: Object.fromEntries(Object.entries(entries.slugs).map(([name, slugs]) => [name, [...slugs].toSorted()])),
    facts: Object.keys(facts).toSorted(),
    choicesAt: (path) => textsAt(entries, path) ?? [],
    foldersWithoutPages: entries.model.foldersWithoutPages,
  }
}

/** The errors that content can have, in the order of the catalogue. */
export const errors: readonly { code: string; title: string }[] = Object.entries<CatalogueEntry>(catalogue)
  .filter(([, { severity }]) => severity !== 'warning')
  .map(([code, { title }]) => ({ code, title }))

/** The warnings that an editor can waive, by code: all but those about waivers. */
export const warnings: readonly { code: string; title: string; hint: string }[] = Object.entries<CatalogueEntry>(catalogue)
  .filter(([code]) => waivableCodes.has(code))
  .map(([code, { title, hint }]) => ({ code, title, hint }))
  .toSorted((a, b) => (a.code < b.code ? -1 : 1))
