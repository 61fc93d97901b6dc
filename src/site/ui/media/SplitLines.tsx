export type SplitLinesProps = {
  /**
   * Groups of names, from the top: the name of the group, if any, and its members, with a full point, or pale with a hollow one. The start of
   * the first group is highlighted.
   */
  groups: readonly { of?: string | undefined; names: readonly { name: string; point: boolean }[] }[]
  /** What a full point stands for. */
  caption?: string | undefined
}

/** Units of the drawing: the distance between two names, start and end of lines, and the space around points. */
const PITCH = 36
const [START, END, MARGIN] = [112, 250, 20]

/** Space between a point and its name. */
const GAP = 20

/** Width of the drawing: the longest names end at its edge. */
const WIDTH = 385

/** Lines that split into several each, with a name at every end. Decorative: lists on the page say the same. */
export function SplitLines({ groups, caption }: SplitLinesProps) {
  // There is half an empty row between two groups.
  const tops = groups.map((_, index) => groups.slice(0, index).reduce((sum, { names }) => sum + names.length + 0.5, 0))
  const height = 2 * MARGIN + PITCH * ((tops.at(-1) ?? 0) + (groups.at(-1)?.names.length ?? 1) - 1)
  const placed = groups.map(({ of, names }, group) => {
    const ends = names.map((end, index) => ({ ...end, y: MARGIN + PITCH * ((tops[group] ?? 0) + index) }))
    const middle = MARGIN + PITCH * ((tops[group] ?? 0) + (names.length - 1) / 2)
    return { ends, starts: of === undefined ? [] : [{ name: of, y: middle }] }
  })
  const starts = placed.flatMap((group) => group.starts)
  const ends = placed.flatMap((group) => group.ends)
  const [lit] = starts
  return (
    <figure>
      <svg className="split-lines" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        <path
          d={placed.flatMap((group) => group.starts.flatMap(({ y }) => group.ends.map((end) => `M${START} ${y}L${END} ${end.y}`))).join('')}
        />
        <path className="points" d={[...starts.map(({ y }) => `M${START} ${y}h0`), ...ends.map(({ y }) => `M${END} ${y}h0`)].join('')} />
        <path className="points hollow" d={ends.flatMap(({ point, y }) => (point ? [] : `M${END} ${y}h0`)).join('')} />
        {lit && <path className="lit" d={`M${START} ${lit.y}h0`} />}
        {starts.map(({ name, y }) => (
          <text key={name} x={START - GAP} y={y} dy="0.35em" textAnchor="end">
            {name}
          </text>
        ))}
        {ends.map(({ name, point, y }) => (
          <text key={name} className={point ? undefined : 'muted'} x={END + GAP} y={y} dy="0.35em">
            {name}
          </text>
        ))}
      </svg>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
