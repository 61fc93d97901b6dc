import { namesRead, type Reads } from '../src/engine/lib/reads'

/** All that any page was made from (`src/engine/lib/reads.ts`): the name of each thing with the key of its value. */
export type KnownSources = readonly (readonly [name: string, key: string])[]

/** What one page was made from, as indexes in that list. */
export type Sources = readonly number[]

/** A list of sources that grows while pages are made. */
export type SourceTable = {
  /** Whether nothing of this has changed. */
  areSame: (sources: Sources) => boolean
  /** The indexes of all that some work has asked for. */
  indexesOf: (reads: Reads) => Sources
  /** The list with the keys of now; the same one where nothing has changed. */
  now: () => KnownSources
}

/** Compares the sources of the last build with what they are now. `keyOf` gives the key of a source, and undefined for one that is gone. */
export function sourcesOf(before: KnownSources, keyOf: (name: string) => string | undefined): SourceTable {
  const names = before.map(([name]) => name)
  const indexes = new Map(names.map((name, index) => [name, index]))
  const changed = new Set(before.flatMap(([name, key], index) => (keyOf(name) === key ? [] : [index])))
  const indexOf = (name: string) => {
    const index = indexes.get(name) ?? names.push(name) - 1
    indexes.set(name, index)
    return index
  }
  return {
    // A list that was not kept with what refers to it has fewer indexes.
    areSame: (sources) => sources.every((index) => index < before.length && !changed.has(index)),
    indexesOf: (reads) => [...namesRead(reads)].map(indexOf),
    now: () => (changed.size === 0 && names.length === before.length ? before : names.map((name) => [name, keyOf(name) ?? ''] as const)),
  }
}
