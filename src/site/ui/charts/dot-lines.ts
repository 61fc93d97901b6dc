/** Space around the outermost dots, in distances between two dots. */
const MARGIN = 0.5

/** The viewBox for `total` dots, `across` in a row, with a margin: half the size of a dot, if dots should be aligned with the text. */
export const dotView = (total: number, across: number, margin = MARGIN) =>
  `${-margin} ${-margin} ${across - 1 + 2 * margin} ${Math.ceil(total / across) - 1 + 2 * margin}`

/** The lines of dots from an index on. The style draws them as dashes of length zero with round caps, one unit apart. */
export function dotLines(start: number, count: number, across: number): string {
  const end = start + count
  const rows = Array.from({ length: Math.ceil(end / across) }, (_, row) => {
    const from = Math.max(start, row * across)
    const dots = Math.min(end, (row + 1) * across) - from
    // A dash at the very end of a line may not be drawn.
    return dots > 0 ? `M${from - row * across} ${row}h${dots - MARGIN}` : ''
  })
  return rows.join('')
}
