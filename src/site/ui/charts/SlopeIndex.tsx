import type { Tone } from '../../art/tones'
import { type Change, ChangeFigure } from '../figures/ChangeFigure'

export type SlopeIndexProps = {
  /** Accessible name of the list. */
  label: string
  /** For each: whose values these are, the address and the tone of the page about them, both values in one unit, and both as text. */
  slopes: readonly {
    name: string
    href: string
    tone: Tone
    values: readonly [before: number, after: number]
    change: Change
  }[]
}

/** Width and height of a plot in its own units. */
const WIDTH = 100
const HEIGHT = 100

/**
 * What changed at several clients: a line from the value before to the value after, each on a scale of its own from zero, with its figures
 * and their label.
 */
export const SlopeIndex = ({ label, slopes }: SlopeIndexProps) => (
  <ul className="slope-index" aria-label={label}>
    {slopes.map(({ name, href, tone, values: [before, after], change }) => {
      const heightOf = (value: number) => Math.round(HEIGHT * (1 - value / (Math.max(before, after) || 1)))
      return (
        <li key={href}>
          <a className="art" href={href} data-tone={tone}>
            <b>{name}</b>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 ${heightOf(before)}L${WIDTH} ${heightOf(after)}`} />
              <path d={`M${WIDTH} ${heightOf(after)}h0`} />
            </svg>
            <ChangeFigure {...change} />
          </a>
        </li>
      )
    })}
  </ul>
)
