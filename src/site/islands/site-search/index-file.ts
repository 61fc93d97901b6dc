import type { SearchEntry } from './entry'

/** The text of an index: an entry a line, so that a browser can count them without reading them. */
export const writeIndex = (entries: readonly SearchEntry[]): string =>
  `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`

/** How many entries a text made by `writeIndex` holds. */
export function countEntries(index: string): number {
  let lines = 0
  for (let at = index.indexOf('\n{'); at >= 0; at = index.indexOf('\n{', at + 1)) lines++
  return lines
}

/** Reads a text made by `writeIndex`. Anything else, such as the error page of a network, throws. */
export function parseIndex(index: string): readonly SearchEntry[] {
  const value: unknown = JSON.parse(index)
  if (!isIndex(value)) throw new Error('This is no search index.')
  return value
}

// The file is made by the same build as the page; what is looked at tells it from another answer.
const isIndex = (value: unknown): value is readonly SearchEntry[] =>
  Array.isArray(value) && value.every((one: unknown) => typeof one === 'object' && one !== null && 'u' in one && 't' in one && 'k' in one)
