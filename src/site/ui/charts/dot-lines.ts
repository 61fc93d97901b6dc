/** Space around the outermost dots, of the distance between two. */
const MARGIN = 0.5

/** The view of as many dots, so many of them in a row, with space around them: half the size of dots, if they begin where texts do. */
export const dotView = (total: number, across: number, margin = MARGIN) =>
  `${-margin} ${-margin} ${across - 1 + 2 * margin} ${Math.ceil(total / across) - 1 + 2 * margin}`

/** The lines of dots from a place on. The style draws them as dashes without length and with round ends, one unit from each other. */
export function dotLines(start: number, count: number, across: number): string {
  const end = start + count
  const rows = Array.from({ length: Math.ceil(end / across) }, (_, row) => {
    const from = Math.max(start, row * across)
    const dots = Math.min(end, (row + 1) * across) - from
    // A dash at the very end of a line may be left out.
    return dots > 0 ? `M${from - row * across} ${row}h${dots - MARGIN}` : ''
  })
  return rows.join('')
}
