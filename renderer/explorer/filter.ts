import { errorsIn } from '../../src/engine/problems/problem'
import type { ExploredFile, Explorer } from './model'
import { hasWords, type Query, type VIEWS } from './query'

/** The files that match a query, sorted by name. */
export const matchingFiles = ({ files }: Pick<Explorer, 'files'>, { text, folder, state, only }: Query): ExploredFile[] =>
  files.filter(
    (file) =>
      (folder === '' || file.folder === folder) &&
      (state === '' || file.state === state) &&
      (only !== 'problems' || file.problems.length > 0) &&
      (only !== 'orphans' || file.isOrphan) &&
      hasWords(text, [file.slug, file.title, file.file, ...file.tags]),
  )

/** Problems, facts, pages and changes that match the words of a query. */
export const matchingProblems = ({ problems }: Explorer, { text }: Query) =>
  problems.filter(({ code, message, place }) => hasWords(text, [code, message, place.file]))

export const matchingFacts = ({ facts }: Explorer, { text }: Query) =>
  facts.filter(({ key, value = '', label = '', uses }) => hasWords(text, [key, value, label, ...uses.map(({ from }) => from)]))

/** Pages in the order of the query: largest first, slowest first, or as they are planned. */
export function matchingPages({ pages }: Explorer, { text, order }: Query) {
  const found = pages.filter(({ page }) => hasWords(text, [page.address, page.source, page.head.title]))
  if (order === 'address') return found
  return found.toSorted((a, b) => (order === 'bytes' ? b.bytes - a.bytes : b.milliseconds - a.milliseconds))
}

export const matchingChanges = ({ changes }: Explorer, { text }: Query) =>
  changes.filter(({ entry, date, kind }) => hasWords(text, [entry.slug, entry.file, date, kind]))

/** A folder of content/ with the number of its files, and of those with errors. */
export type Folder = { name: string; count: number; wrong: number }

/** The folders, sorted by name. */
export function foldersOf({ files }: Pick<Explorer, 'files'>): Folder[] {
  const counts = new Map<string, Folder>()
  for (const { folder: name, problems } of files) {
    const { count, wrong } = counts.get(name) ?? { count: 0, wrong: 0 }
    counts.set(name, { name, count: count + 1, wrong: wrong + (errorsIn(problems).length > 0 ? 1 : 0) })
  }
  return [...counts.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** How many items of each view match a query. */
export const matchingCounts = (explorer: Explorer, query: Query): Record<keyof typeof VIEWS, number> => ({
  files: matchingFiles(explorer, query).length,
  problems: matchingProblems(explorer, query).length,
  facts: matchingFacts(explorer, query).length,
  pages: matchingPages(explorer, query).length,
  changes: matchingChanges(explorer, query).length,
})

/** How many items each tab has in all. */
export const countsOf = ({ files, problems, facts, pages, changes }: Explorer): Record<keyof typeof VIEWS, number> => ({
  files: files.length,
  problems: problems.length,
  facts: facts.length,
  pages: pages.length,
  changes: changes.length,
})
