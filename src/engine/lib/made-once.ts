/**
 * Makes a value of an object only once, however often it is asked for: such as an index over all entries of a graph, which each of their
 * pages needs. The object must not change. What was made goes when the object goes.
 */
export function madeOnce<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = made.get(key)
    if (known) return known.value
    const value = make(key)
    made.set(key, { value })
    return value
  }
}
