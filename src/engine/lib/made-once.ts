import { noteReads, withReads } from './reads'

/**
 * Makes a value of an object only once, however often it is asked for: such as an index over all entries of a graph, which each of their
 * pages needs. The object must not change. What was made goes when the object goes. Who asks for a value has asked for all that it was made
 * of.
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
