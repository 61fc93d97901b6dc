/** Where an arrow key goes in rows: to the next row, or along the row. */
const STEPS: Readonly<Record<string, { lists: number; along: number }>> = {
  ArrowUp: { lists: -1, along: 0 },
  ArrowDown: { lists: 1, along: 0 },
  ArrowLeft: { lists: 0, along: -1 },
  ArrowRight: { lists: 0, along: 1 },
}

/** The same key of a net whose lists stand side by side. */
const TURNED: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
}

/**
 * The link that an arrow key leads to from another: the next one of its list, or the nearest one of the list beside it. Lists are rows, or
 * `upright`, columns.
 */
export function neighborOf(
  lists: readonly HTMLElement[][],
  from: EventTarget | null,
  key: string,
  upright = false,
): HTMLElement | undefined {
  const step = STEPS[(upright && TURNED[key]) || key]
  const list = lists.findIndex((links) => links.some((link) => link === from))
  const link = lists[list]?.find((one) => one === from)
  if (!step || !link) return undefined
  if (step.along) return lists[list]?.[lists[list].indexOf(link) + step.along]
  const far = (other: HTMLElement) => Math.abs(middle(other, upright) - middle(link, upright))
  return lists[list + step.lists]?.toSorted((one, other) => far(one) - far(other))[0]
}

const middle = (link: HTMLElement, upright: boolean) => {
  const { left, right, top, bottom } = link.getBoundingClientRect()
  return upright ? (top + bottom) / 2 : (left + right) / 2
}
