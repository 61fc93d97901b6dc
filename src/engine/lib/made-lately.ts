/** Number of objects that are held: few, so that their memory goes at once, where an engine would take what lives longer for what stays. */
const MOST_HELD = 4

/** What was asked for lately, by what makes it; that which waits longest comes first. */
const held = new Map<() => object, object>()

/**
 * An object that is made when it is asked for, and made again if some others were asked for since. `make` gives an equal object each time. For
 * what is large, and asked for once or twice in a long run. Weak references would not do: they hold all that a task has asked for until the
 * task ends, which may be the data of all pages.
 */
export function madeLately<Value extends object>(make: () => Value): () => Value {
  return () => {
    // What `make` has made is the only value that is held under it.
    const value = (held.get(make) as Value | undefined) ?? make()
    held.delete(make)
    held.set(make, value)
    const [oldest] = held.size > MOST_HELD ? held.keys() : []
    if (oldest) held.delete(oldest)
    return value
  }
}
