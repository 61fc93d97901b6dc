/** Moves of arrow keys in rows: to another row, or along the row. */
const STEPS: Readonly<Record<string, { lists: number; along: number }>> = {
  ArrowUp: { lists: -1, along: 0 },
  ArrowDown: { lists: 1, along: 0 },
  ArrowLeft: { lists: 0, along: -1 },
  ArrowRight: { lists: 0, along: 1 },
}

/** The key with the same effect if the lists are columns. */
const TURNED: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
}

/** The part of a `keydown` event that matters: the link that has the focus, and the key. */
type Press = Pick<KeyboardEvent, 'target' | 'key'>

/**
 * The link that an arrow key moves to: the next one of the list, or the nearest one of the adjacent list. Lists are rows, or columns if
 * `upright`.
 */
export function neighborOf(lists: readonly HTMLElement[][], { target, key }: Press, upright = false): HTMLElement | undefined {
  const step = STEPS[(upright && TURNED[key]) || key]
  const list = lists.findIndex((links) => links.some((link) => link === target))
  const link = lists[list]?.find((one) => one === target)
  if (!step || !link) return undefined
  if (step.along) return lists[list]?.[lists[list].indexOf(link) + step.along]
  const far = (other: HTMLElement) => Math.abs(middle(other, upright) - middle(link, upright))
  return lists[list + step.lists]?.toSorted((one, other) => far(one) - far(other))[0]
}

const middle = (link: HTMLElement, upright: boolean) => {
  const { left, right, top, bottom } = link.getBoundingClientRect()
  return upright ? (top + bottom) / 2 : (left + right) / 2
}
