/** The item at an index that is known to exist; anything else is a bug. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`There is no item ${index} in a list of ${items.length}.`)
  return item
}

/** The last item of a list that is not empty. */
export const lastOf = <Item>(items: readonly Item[]): Item => itemAt(items, items.length - 1)

/** All pairs of items, in order. */
export function* pairsOf<Item>(items: readonly Item[]): Generator<readonly [Item, Item]> {
  for (const [index, first] of items.entries()) {
    for (const second of items.slice(index + 1)) yield [first, second]
  }
}
