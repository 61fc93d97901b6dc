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

/** Pixels: how high a bar is, and how far the second one is below the first. */
const BAR = 48
const STEP = 60

/** Changes that were measured, on the ground of a tone: two bars from zero to scale, with their values, the one after with a point, of which the first is lit. */
export const ChangePlot = ({ changes, tone, caption }: ChangePlotProps) => (
  <figure className="art change-plot" data-tone={tone}>
    <ul>
      {changes.map(({ before, after, to, outcome, ends }) => {
        const whole = Math.max(ends.before, ends.after, ends.whole ?? 0) || 1
        const [start, end] = [percent(ends.before / whole), percent(ends.after / whole)]
        return (
          <li key={outcome}>
            <svg height={STEP + BAR} aria-hidden="true">
              <rect width={start} height={BAR} />
              <rect width={end} height={BAR} y={STEP} />
              <text x={start} y={BAR / 2} dx="12">
                {before}
              </text>
              <circle cx={end} cy={STEP + BAR / 2} r="8" />
              <text x={end} y={STEP + BAR / 2} dx="22">
                {after}
              </text>
            </svg>
            <p>
              <span className="sr">
                {before} {to} {after}
              </span>{' '}
              {outcome}
            </p>
          </li>
        )
      })}
    </ul>
    <figcaption>{caption}</figcaption>
  </figure>
)
