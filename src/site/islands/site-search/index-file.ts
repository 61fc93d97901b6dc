import type { SearchEntry } from './entry'

/** The text of an index: one entry per line, so that entries can be counted without parsing. */
export const writeIndex = (entries: readonly SearchEntry[]): string =>
  `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`

/** Number of entries in a text made by `writeIndex`. */
export function countEntries(index: string): number {
  let lines = 0
  for (let at = index.indexOf('\n{'); at >= 0; at = index.indexOf('\n{', at + 1)) lines++
  return lines
}

/** Parses a text made by `writeIndex`. Throws for anything else, such as an error page. */
export function parseIndex(index: string): readonly SearchEntry[] {
  const value: unknown = JSON.parse(index)
  if (!isIndex(value)) throw new Error('This is no search index.')
  return value
}

// The index comes from the same build as the page, so this check only needs to recognize other answers, such as an error page.
const isIndex = (value: unknown): value is readonly SearchEntry[] =>
  Array.isArray(value) && value.every((one: unknown) => typeof one === 'object' && one !== null && 'u' in one && 't' in one && 'k' in one)
