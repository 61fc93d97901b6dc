export type SplitLinesProps = {
  /** The names of what each line splits into, from the top. The first of the first line is all of it, and lit. */
  lines: readonly (readonly string[])[]
}

/** Units of the drawing: the distance between two names, where lines begin and end, and the space around points. */
const PITCH = 36
const [START, END, MARGIN] = [10, 250, 20]

/** Width of the drawing: the longest names end at its edge. */
const WIDTH = 385

/** Lines that split into several each, with a point and a name at every end. Decorative: lists on the page say the same. */
export function SplitLines({ lines }: SplitLinesProps) {
  // Between two lines one place is free.
  const tops = lines.map((_, index) => lines.slice(0, index).reduce((sum, { length }) => sum + length + 0.5, 0))
  const height = 2 * MARGIN + PITCH * ((tops.at(-1) ?? 0) + (lines.at(-1)?.length ?? 1) - 1)
  const ends = lines.map((names, line) => names.map((name, index) => ({ name, y: MARGIN + PITCH * ((tops[line] ?? 0) + index) })))
  const first = ends[0]?.[0]?.y ?? MARGIN
  return (
    <svg className="split-lines" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <path d={ends.map((own) => own.map(({ y }) => `M${START} ${own[0]?.y ?? y}L${END} ${y}`).join('')).join('')} />
      <path
        className="points"
        d={ends.map((own) => [`M${START} ${own[0]?.y}h0`, ...own.map(({ y }) => `M${END} ${y}h0`)].join('')).join('')}
      />
      <path className="lit" d={`M${END} ${first}h0`} />
      {ends.flat().map(({ name, y }) => (
        <text key={y} x={END + 20} y={y} dy="0.35em">
          {name}
        </text>
      ))}
    </svg>
  )
}
