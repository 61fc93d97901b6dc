/**
 * Does work on every item, at most `limit` at a time, and gives the results in the order of the items. Where work fails, no
 * further item is begun; the error of the first item that failed is thrown once nothing is under way any more.
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
  // All work is done; what may have failed are the items themselves.
  await Promise.all(runs)
  return all
}

/** One queue for all that take from it: the first that leaves with an error closes it for the others. */
function* each<Item>(items: Iterable<Item>) {
  yield* items
}
