/** Loads one after another, so that each sees all that has changed before it began. */
export type LoadQueue = {
  /** Loads after all that is loading or waits now. Resolves when that is done. */
  last: () => Promise<void>
  /** Whether a load waits for the one before: it will see all that changes until it begins. */
  isWaiting: () => boolean
  /** Resolves when all that is loading or waits now has been loaded. */
  settled: () => Promise<void>
}

/** Makes a queue of loads. `failed` is told of a load that throws; later ones run all the same. */
export function loadQueue(load: () => Promise<void>, failed: (error: Error) => void): LoadQueue {
  let loading: Promise<void> = Promise.resolve()
  let isWaiting = false
  const last = () => {
    isWaiting = true
    loading = loading
      .then(() => {
        isWaiting = false
        return load()
      })
      .catch(failed)
    return loading
  }
  return { last, isWaiting: () => isWaiting, settled: () => loading }
}
