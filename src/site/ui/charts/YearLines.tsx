import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'

/** Something that happens in one week of the year. */
export type YearLine = { title: string; href: string; week: number; name: string }

export type YearLinesProps = {
  /** Title of the section, and one or two sentences next to it. */
  title: string
  lede: string
  lines: readonly YearLine[]
  /** Short names of the first months of the quarters. */
  quarters: readonly string[]
  /** Id of its heading. */
  id: string
}

const WEEKS = 52
/** Space next to the first and the last week: half of a highlighted dot, so that it ends where the lines do. */
const MARGIN = 0.75
/** Number of weeks before the marked one in which nothing changes. */
const QUIET = 2

/** A dot for each week from `from` until before `to`; the style draws lines as dots, one unit apart. */
const weeks = (from: number, to: number) => (to > from ? `M${from} 1h${to - from - 0.5}` : '')

/**
 * A section with the year of each line, a dot per week, from one edge of the window to the other: the marked week is highlighted, and the
 * two weeks before it are quiet.
 */
export function YearLines({ title, lede, lines, quarters, id }: YearLinesProps) {
  return (
    <section className="art toned year-lines" data-tone="signal" aria-labelledby={id}>
      <div className="wrap">
        <div className="grid align-end">
          <h2 className="c8" id={id}>
            {withoutHyphenBreaks(title)}
          </h2>
          <p className="c4">{lede}</p>
        </div>
        <ol>
          {lines
            .toSorted((a, b) => a.week - b.week)
            .map((line) => (
              <Year key={line.title} {...line} />
            ))}
        </ol>
        <p className="quarters" aria-hidden="true">
          {quarters.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </p>
      </div>
    </section>
  )
}

function Year({ title, href, week, name }: YearLine) {
  const busy = week - 1
  const quiet = Math.max(0, busy - QUIET)
  // Quiet weeks before the first one are at the end of the line.
  const last = WEEKS - Math.max(0, QUIET - busy)
  return (
    <li>
      <div>
        <a className="covers" href={href}>
          {withoutHyphenBreaks(title)}
        </a>
        <p>{name}</p>
      </div>
      <svg viewBox={`${-MARGIN} 0 ${WEEKS - 1 + 2 * MARGIN} 2`} aria-hidden="true">
        <path d={weeks(0, quiet) + weeks(week, last)} />
        <path className="quiet" d={weeks(quiet, busy) + weeks(last, WEEKS)} />
        <path className="busy" d={`M${busy} 1h0`} />
      </svg>
    </li>
  )
}
