import { noteReads, type Reads, withReads } from './reads'

/** Number of objects that are held: with few, the collector of garbage frees each while it is young. */
const MOST_HELD = 4

/** The objects asked for most recently, with what they were made of, by the function that makes each; the least recent one comes first. */
const held = new Map<() => object, { value: object; reads: Reads }>()

/**
 * An object that is made when it is asked for, and made again if some others were asked for since. `make` gives an equal object each time.
 * For what is large, and asked for once or twice in a long run. Weak references would not do: they hold all that a task has asked for until
 * the task ends, which may be the data of all pages. Who asks for an object has asked for all that it was made of.
 */
export function madeLately<Value extends object>(make: () => Value): () => Value {
  return () => {
    const known = held.get(make)
    if (known) noteReads(known.reads)
    const made = known ?? withReads(make)
    held.delete(make)
    held.set(make, made)
    const [oldest] = held.size > MOST_HELD ? held.keys() : []
    if (oldest) held.delete(oldest)
    // What `make` has made is the only value that is held under it.
    return made.value as Value
  }
}
