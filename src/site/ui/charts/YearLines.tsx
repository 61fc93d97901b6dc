import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'
import { Quarters } from './Quarters'
import { YearDots } from './YearDots'

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
        <Quarters months={quarters} />
      </div>
    </section>
  )
}

function Year({ title, href, week, name }: YearLine) {
  return (
    <li>
      <div>
        <a className="covers" href={href}>
          {withoutHyphenBreaks(title)}
        </a>
        <p>{name}</p>
      </div>
      <YearDots week={week} />
    </li>
  )
}
