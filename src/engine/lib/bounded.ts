/**
 * Calls `work` for every item, at most `limit` at a time, and returns the results in the order of items. After an error no further item is
 * started; the error of the first failed item is thrown when all others have ended.
 */
export async function mapBounded<Item, Result>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Promise<Result>[] = []
  const queue = each(items)
  const run = async () => {
    for (const item of queue) {
      const result = work(item)
      results.push(result)
      await result
    }
  }
  const runs = Array.from({ length: limit }, run)
  await Promise.allSettled(runs)
  const all = await Promise.all(results)
  // All work has ended by now; this throws errors of the iterator itself.
  await Promise.all(runs)
  return all
}

/** Waits until all promises have settled, then throws the error of the first rejected one in the list. */
export async function allEnded(work: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(work)
  await Promise.all(work)
}

/** A shared iterator: when one of its loops ends by an error, it ends for all of them. */
function* each<Item>(items: Iterable<Item>) {
  yield* items
}
