/** Where an arrow key goes: to the next row, or along the row. */
const STEPS: Readonly<Record<string, { rows: number; along: number }>> = {
  ArrowUp: { rows: -1, along: 0 },
  ArrowDown: { rows: 1, along: 0 },
  ArrowLeft: { rows: 0, along: -1 },
  ArrowRight: { rows: 0, along: 1 },
}

/** The link that an arrow key leads to from another: the next one of its row, or the nearest one of the row above or below. */
export function neighborOf(rows: readonly HTMLElement[][], from: EventTarget | null, key: string): HTMLElement | undefined {
  const step = STEPS[key]
  const row = rows.findIndex((links) => links.some((link) => link === from))
  const link = rows[row]?.find((one) => one === from)
  if (!step || !link) return undefined
  if (step.along) return rows[row]?.[rows[row].indexOf(link) + step.along]
  const far = (other: HTMLElement) => Math.abs(middle(other) - middle(link))
  return rows[row + step.rows]?.toSorted((one, other) => far(one) - far(other))[0]
}

const middle = (link: HTMLElement) => {
  const { left, right } = link.getBoundingClientRect()
  return (left + right) / 2
}
