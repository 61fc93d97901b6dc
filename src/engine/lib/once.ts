/** Memoizes `make`, which runs at the first call. If it throws, the next call tries again. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
