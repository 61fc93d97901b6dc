/** The path of a part of a line that is wrapped into rows of a width, along the middle of each; a row is one unit high. */
export function rowsOf(from: number, to: number, width: number): string {
  if (to <= from) return ''
  const row = Math.floor(from / width)
  const end = Math.min(to, (row + 1) * width)
  return `M${from - row * width} ${row + 0.5}H${end - row * width}${rowsOf(end, to, width)}`
}
