/** Splits items, in order, into batches of a size; the last one may be smaller. */
export function* batchesOf<Item>(items: Iterable<Item>, size: number): Generator<readonly Item[]> {
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
