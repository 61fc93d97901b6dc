import { collectReads, type Reads, trackReads } from './reads'

/** Size of the cache. It is small, so that the garbage collector frees evicted objects while they are young. */
const MOST_CACHED = 4

/** The cached objects with their dependencies, by the function that makes each; the least recently used one comes first. */
const cached = new Map<() => object, { value: object; reads: Reads }>()

/**
 * Memoizes `make` in a small LRU cache that all callers share: an evicted object is made again, so `make` has to return an equal one each
 * time. For objects that are large and read once or twice in a long run. Weak references would not do: all that a task has read stays
 * alive until the task ends, which may be the data of all pages. Reading an object counts as reading everything it was computed from.
 */
export function lruCached<Value extends object>(make: () => Value): () => Value {
  return () => {
    const known = cached.get(make)
    if (known) trackReads(known.reads)
    const made = known ?? collectReads(make)
    cached.delete(make)
    cached.set(make, made)
    const [oldest] = cached.size > MOST_CACHED ? cached.keys() : []
    if (oldest) cached.delete(oldest)
    // Only results of `make` are stored under it.
    return made.value as Value
  }
}
