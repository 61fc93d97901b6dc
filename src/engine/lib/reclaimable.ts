/**
 * An object that is made when it is asked for, and made again if its memory has been reclaimed since. `make` gives an equal object each time.
 * For what is large, and asked for once or twice in a long run.
 */
export function reclaimable<Value extends object>(make: () => Value): () => Value {
  let made: WeakRef<Value> | undefined
  return () => {
    const kept = made?.deref()
    if (kept) return kept
    const value = make()
    made = new WeakRef(value)
    return value
  }
}
