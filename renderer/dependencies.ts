import { dependencyNames, type Reads } from '../src/engine/lib/reads'

/** The dependencies of all pages (`src/engine/lib/reads.ts`): name and hash of each value read. */
export type DependencyKeys = readonly (readonly [name: string, key: string])[]

/** The dependencies of one page, as indexes in `DependencyKeys`. */
export type DependencyIndexes = readonly number[]

/** A list of dependencies that grows while pages are made. */
export type DependencyTable = {
  /** Whether none of these has changed. */
  areSame: (dependencies: DependencyIndexes) => boolean
  /** The indexes of the dependencies of some work. */
  indexesOf: (reads: Reads) => DependencyIndexes
  /** The list with current hashes; the same object if nothing has changed. */
  now: () => DependencyKeys
}

/** Compares dependencies with those of the last build. `keyOf` gives the current hash of one; undefined if there is no such value. */
export function dependencyTable(before: DependencyKeys, keyOf: (name: string) => string | undefined): DependencyTable {
  const names = before.map(([name]) => name)
  const indexes = new Map(names.map((name, index) => [name, index]))
  const changed = new Set(before.flatMap(([name, key], index) => (keyOf(name) === key ? [] : [index])))
  const indexOf = (name: string) => {
    const index = indexes.get(name) ?? names.push(name) - 1
    indexes.set(name, index)
    return index
  }
  return {
    // An index beyond the list counts as changed: `dependencies` may be of another build than the list.
    areSame: (dependencies) => dependencies.every((index) => index < before.length && !changed.has(index)),
    indexesOf: (reads) => [...dependencyNames(reads)].map(indexOf),
    now: () => (changed.size === 0 && names.length === before.length ? before : names.map((name) => [name, keyOf(name) ?? ''] as const)),
  }
}
