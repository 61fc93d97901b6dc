import type { Tone } from '../../art/tones'
import type { Change } from '../figures/ChangeFigure'
import { percent } from './percent'

/** Two values of one measure: as they are written, and as numbers. */
export type PlottedChange = Change & {
  ends: { before: number; after: number /** Their whole, if they are parts of one. */; whole?: number }
}

export type ChangePlotProps = {
  changes: readonly PlottedChange[]
  tone: Tone
  /** Where the values are from. */
  caption: string
}

/** Changes that were measured, on the ground of a tone: the values, and two lines from zero to scale, the one after with a point, of which the first is lit. */
export const ChangePlot = ({ changes, tone, caption }: ChangePlotProps) => (
  <figure className="art change-plot" data-tone={tone}>
    <ul>
      {changes.map(({ before, after, to, outcome, ends }) => {
        const whole = Math.max(ends.before, ends.after, ends.whole ?? 0) || 1
        const end = percent(ends.after / whole)
        return (
          <li key={outcome}>
            <p>
              <b>
                {before} {to} {after}
              </b>{' '}
              {outcome}
            </p>
            <svg aria-hidden="true">
              <line x2={percent(ends.before / whole)} y1="25%" y2="25%" />
              <line x2={end} y1="75%" y2="75%" />
              <circle cx={end} cy="75%" r="5" />
            </svg>
          </li>
        )
      })}
    </ul>
    <figcaption>{caption}</figcaption>
  </figure>
)
