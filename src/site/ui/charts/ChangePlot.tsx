import { DOT, fill, unbroken } from '../../../engine/lib/text'
import type { Tone } from '../../art/tones'
import { ChangeFigure, type ProvedChange } from '../figures/ChangeFigure'
import { dotLines, dotView } from './dot-lines'

/** Two values of one measure and whose they are, as text and as numbers. */
export type PlottedChange = ProvedChange & {
  ends: { before: number; after: number /** Their whole, if they are parts of one. */; whole?: number }
}

export type ChangePlotProps = {
  changes: readonly PlottedChange[]
  tone: Tone
  /** The source of the values. */
  caption: string
  words: PointWords
}

/**
 * Words for what a dot stands for: a hundredth, or a share of a value, with the number of dots and the value; then for the looks of dots
 * that are gone or new.
 */
type PointWords = Readonly<Record<'hundredth' | 'of' | 'gone' | 'new', string>>

/**
 * Dots in a row, the same for all fields, and the most in a drawing: a dot stands for one in a hundred, or for one, ten or a hundred of
 * what is counted.
 */
const ACROSS = 20
const MOST = 100
/** Half the size of a dot (ChangePlot.css). */
const MARGIN = 0.33

/**
 * Changes that clients have measured, on a background of a tone: a field of dots for each, with new dots outlined and dots that are gone
 * small, both values above it, and the meaning of a dot below. If all are of one client, it is named once. The last dot of the first field
 * is highlighted.
 */
export function ChangePlot({ changes, tone, caption, words }: ChangePlotProps) {
  const [only, ...others] = new Set(changes.map(({ client }) => client))
  const isOne = others.length === 0
  return (
    <figure className="art change-plot" data-tone={tone}>
      <figcaption>{isOne ? caption + DOT + only : caption}</figcaption>
      <ul>
        {changes.map(({ ends, client, ...change }, index) => (
          <li key={change.outcome}>
            <ChangeFigure {...change} {...(!isOne && { client })} />
            <Dots {...ends} value={change.after} words={words} isLit={index === 0} />
          </li>
        ))}
      </ul>
    </figure>
  )
}

type DotsProps = PlottedChange['ends'] & { value: string; words: PointWords; isLit: boolean }

function Dots({ before, after, whole = 0, value, words, isLit }: DotsProps) {
  const top = Math.max(before, after, whole) || 1
  const scale = 10 ** Math.floor(Math.log10(MOST / top))
  const dots = (value: number) => Math.round(value * scale)
  const [from, to, all] = [dots(before), dots(after), dots(top)]
  const shown = Math.max(from, to)
  const changed = dotLines(Math.min(from, to), Math.abs(to - from), ACROSS)
  return (
    <div>
      <svg viewBox={dotView(all, ACROSS, MARGIN)} aria-hidden="true">
        <path d={dotLines(0, to, ACROSS)} />
        {to < from ? <path className="gone" d={changed} /> : <path className="hole" d={changed} />}
        {all > shown && <path className="rest" d={dotLines(shown, all - shown, ACROSS)} />}
        {isLit && <path className="lit" d={dotLines(to - 1, 1, ACROSS)} />}
      </svg>
      <p className="caption">
        {whole > 0 ? words.hundredth : fill(words.of, { points: to, value: unbroken(value) })}
        {to < from ? words.gone : words.new}
      </p>
    </div>
  )
}
