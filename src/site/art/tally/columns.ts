/** The number of columns at which marks in rows are furthest apart. */
export function columnsFor(count: number, width: number, height: number): number {
  const pitchOf = (columns: number) => Math.min(width / columns, height / Math.ceil(count / columns))
  const ways = Array.from({ length: count }, (_, index) => index + 1)
  return ways.reduce((best, columns) => (pitchOf(columns) > pitchOf(best) ? columns : best), 1)
}
