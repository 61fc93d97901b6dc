const WEEKS = 52
/** Space next to the first and the last week: half of a highlighted dot, so that it ends where the lines do. */
const MARGIN = 0.75
/** Number of weeks before the marked one in which nothing changes. */
const QUIET = 2

/** A dot for each week from `from` until before `to`; the style draws lines as dots, one unit apart. */
const weeks = (from: number, to: number) => (to > from ? `M${from} 1h${to - from - 0.5}` : '')

/** The weeks of a year as dots: the marked one, from 1 to 52, is highlighted, and the two before it are quiet. */
export function YearDots({ week }: { week: number }) {
  const busy = week - 1
  const quiet = Math.max(0, busy - QUIET)
  // Quiet weeks before the first one are at the end of the line.
  const last = WEEKS - Math.max(0, QUIET - busy)
  return (
    <svg viewBox={`${-MARGIN} 0 ${WEEKS - 1 + 2 * MARGIN} 2`} aria-hidden="true">
      <path d={weeks(0, quiet) + weeks(week, last)} />
      <path className="quiet" d={weeks(quiet, busy) + weeks(last, WEEKS)} />
      <path className="busy" d={`M${busy} 1h0`} />
    </svg>
  )
}
