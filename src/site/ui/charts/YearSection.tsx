import type { ReactNode } from 'react'
import type { Tone } from '../../art/tones'
import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'

export type YearSectionProps = {
  /** Title of the section, and one or two sentences next to it. */
  title: string
  lede: string
  tone: Tone
  /** Short names of the first months of the quarters. */
  quarters: readonly string[]
  /** Id of its heading. */
  id: string
  /** Whether there is space above it. */
  apart?: boolean
  /** A year, or several one below the other. */
  children: ReactNode
}

/** A section from one edge of the window to the other with years of dots, above the months in which quarters begin. */
export const YearSection = ({ title, lede, tone, quarters, id, apart, children }: YearSectionProps) => (
  <section className={`art toned year-lines${apart ? ' mt8' : ''}`} data-tone={tone} aria-labelledby={id}>
    <div className="wrap">
      <div className="grid align-end">
        <h2 className="c8" id={id}>
          {withoutHyphenBreaks(title)}
        </h2>
        <p className="c4">{lede}</p>
      </div>
      {children}
      <p className="quarters" aria-hidden="true">
        {quarters.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
    </div>
  </section>
)
