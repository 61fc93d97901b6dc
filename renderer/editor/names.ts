import { textsAt } from '../../src/engine/content/link/lookup'
import type { Entries } from '../../src/engine/content/parse/entries'
import type { Catalogue } from '../../src/engine/problems/catalogue'
import { waivableCodes } from '../../src/engine/problems/waivable'

/** Names that exist: what a field that has to name something can be. Each list is sorted, but that of choices. */
export type Names = {
  slugs: Readonly<Record<string, readonly string[]>>
  facts: readonly string[]
  /** The list that a path such as `pages.blog.categories` names, in its own order. */
  choicesAt: (path: string) => readonly string[]
  /** Folders in which no page has its address. */
  foldersWithoutPages: readonly string[]
  /** The warnings that a file may waive. */
  warnings: readonly CodeOf[]
}

/** A problem as editors and the guide list it. */
type CodeOf = { code: string; title: string; hint: string }

/** The names in content, those of drafts and of entries to come among them. */
export function namesOf(entries: Pick<Entries, 'slugs' | 'singletons' | 'model'>): Names {
  const facts = entries.singletons.get('site.facts')?.data ?? {}
  return {
    slugs: Object.fromEntries(Object.entries(entries.slugs).map(([name, slugs]) => [name, [...slugs].toSorted()])),
    facts: Object.keys(facts).toSorted(),
    choicesAt: (path) => textsAt(entries, path) ?? [],
    foldersWithoutPages: entries.model.foldersWithoutPages,
    warnings: warningsIn(entries.model.problems),
  }
}

/** The errors of a catalogue, in its order. */
export const errorsIn = (catalogue: Catalogue): CodeOf[] => codesOf(catalogue).filter(({ code }) => catalogue[code]?.severity !== 'warning')

/** The warnings of a catalogue that an editor can waive, by code: all but those about waivers. */
export function warningsIn(catalogue: Catalogue): CodeOf[] {
  const waivable = waivableCodes(catalogue)
  return codesOf(catalogue)
    .filter(({ code }) => waivable.has(code))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

const codesOf = (catalogue: Catalogue): CodeOf[] => Object.entries(catalogue).map(([code, { title, hint }]) => ({ code, title, hint }))
