/** A value that is made when it is asked for first. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/**
 * A value that is made when it is asked for, and made again where it has been let go meanwhile: memory may be needed for other things. Making
 * it must give the same each time.
 */
export function remade<Value extends object>(make: () => Value): () => Value {
  let made: WeakRef<Value> | undefined
  return () => {
    const known = made?.deref()
    if (known) return known
    const value = make()
    made = new WeakRef(value)
    return value
  }
}
