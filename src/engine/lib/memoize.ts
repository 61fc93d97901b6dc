import { collectReads, trackReads } from './reads'

/**
 * Memoizes `make` per object: such as an index over all entries of a graph, which each of their pages needs. The object must not change.
 * The value is freed with the object. Reading a value counts as reading everything it was computed from.
 */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, ReturnType<typeof collectReads<Value>>>()
  return (key) => {
    const known = made.get(key)
    if (known) {
      trackReads(known.reads)
      return known.value
    }
    const found = collectReads(() => make(key))
    made.set(key, found)
    return found.value
  }
}
