import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'
import { YearDots } from './YearDots'
import { YearSection, type YearSectionProps } from './YearSection'

/** Something that happens in one week of the year. */
export type YearLine = { title: string; href: string; week: number; name: string }

export type YearLinesProps = Omit<YearSectionProps, 'tone' | 'apart' | 'children'> & { lines: readonly YearLine[] }

/**
 * A section with the year of each line, a dot per week, from one edge of the window to the other: the marked week is highlighted, and the
 * two weeks before it are quiet.
 */
export const YearLines = ({ lines, ...section }: YearLinesProps) => (
  <YearSection {...section} tone="signal">
    <ol>
      {lines
        .toSorted((a, b) => a.week - b.week)
        .map((line) => (
          <Year key={line.title} {...line} />
        ))}
    </ol>
  </YearSection>
)

const Year = ({ title, href, week, name }: YearLine) => (
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
