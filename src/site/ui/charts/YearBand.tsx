import type { Tone } from '../../art/tones'
import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'
import { Quarters } from './Quarters'
import { YearDots } from './YearDots'

type YearBandProps = {
  /** The week that is marked, from 1 to 52, and what happens in it, which is the title of the section. */
  week: number
  name: string
  /** What the dots mean. */
  lede: string
  tone: Tone
  /** Short names of the first months of the quarters. */
  quarters: readonly string[]
  /** Id of its heading. */
  id: string
}

/** A year from one edge of the window to the other, a dot per week, under the name of what happens in the marked one. */
export const YearBand = ({ week, name, lede, tone, quarters, id }: YearBandProps) => (
  <section className="art toned year-lines mt8" data-tone={tone} aria-labelledby={id}>
    <div className="wrap">
      <div className="grid align-end">
        <h2 className="c8" id={id}>
          {withoutHyphenBreaks(name)}
        </h2>
        <p className="c4">{lede}</p>
      </div>
      <YearDots week={week} />
      <Quarters months={quarters} />
    </div>
  </section>
)
