import { noteReads, withReads } from './reads'

/**
 * Memoizes `make` per object: such as an index over all entries of a graph, which each of their pages needs. The object must not change.
 * The value is freed with the object. Reading a value counts as reading everything it was computed from.
 */
export function madeOnce<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, ReturnType<typeof withReads<Value>>>()
  return (key) => {
    const known = made.get(key)
    if (known) {
      noteReads(known.reads)
      return known.value
    }
    const found = withReads(() => make(key))
    made.set(key, found)
    return found.value
  }
}
