/** Loads one after another, so that each sees all that has changed before it began. */
export type LoadQueue = {
  /** Loads after all pending loads. Resolves when that is done. */
  last: () => Promise<void>
  /** Whether a load is queued, which will see all changes before it begins. */
  isWaiting: () => boolean
  /** Resolves when all pending loads have ended. */
  settled: () => Promise<void>
}

/** Makes a queue of loads. `failed` gets the error of a load that throws; later ones run all the same. */
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
