import { textsAt } from '../../src/engine/content/link/lookup'
import type { Entries } from '../../src/engine/content/parse/entries'
import type { Catalogue } from '../../src/engine/problems/catalogue'
import { waivableCodes } from '../../src/engine/problems/waivable'

/** The names that exist, for fields that have to name something. All lists but those of choices are sorted. */
export type Names = {
  slugs: Readonly<Record<string, readonly string[]>>
  facts: readonly string[]
  /** The list at a path such as `pages.breads.kinds`, in its own order. */
  choicesAt: (path: string) => readonly string[]
  /** Folders in which no page has its address. */
  foldersWithoutPages: readonly string[]
  /** The warnings that a file may waive. */
  warnings: readonly CodeOf[]
}

/** A problem in the lists for editors and in the guide. */
type CodeOf = { code: string; title: string; hint: string }

/** The names that exist in content, including those of drafts and scheduled entries. */
export function namesOf(entries: Pick<Entries, 'slugs' | 'singletons' | 'model'>): Names {
  const facts = entries.singletons.get('site.facts')?.data ?? {}
  return {
    slugs: Object.fromEntries(Object.entries(entries.slugs).map(([name, slugs]) => [name, [...slugs].toSorted()])),
    facts: Object.keys(facts).toSorted(),
    choicesAt: (path) => textsAt(entries, path) ?? [],
    foldersWithoutPages: entries.model.foldersWithoutPages,
    warnings: warningCodesOf(entries.model.problems),
  }
}

/** The errors of a catalogue, in its order. */
export const errorCodesOf = (catalogue: Catalogue): CodeOf[] =>
  codesOf(catalogue).filter(({ code }) => catalogue[code]?.severity !== 'warning')

/** The warnings of a catalogue that a file may waive, sorted by code. */
export function warningCodesOf(catalogue: Catalogue): CodeOf[] {
  const waivable = waivableCodes(catalogue)
  return codesOf(catalogue)
    .filter(({ code }) => waivable.has(code))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

const codesOf = (catalogue: Catalogue): CodeOf[] => Object.entries(catalogue).map(([code, { title, hint }]) => ({ code, title, hint }))
