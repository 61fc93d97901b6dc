import { percent } from '../charts/percent'
import { UnitMarks, type UnitMarksProps } from '../charts/UnitMarks'
import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'
import { CountedValue, numberOf } from './CountedValue'

/** A figure with its unit, its label, and optionally the period or source. */
export type Fact = {
  value: string
  label: string
  detail?: string
  /** The value before and after, drawn as lines to scale; `detail` has both as text. */
  ends?: { before: number; after: number }
  /** A mark for each thing that the value counts. */
  marks?: UnitMarksProps
}

export type FactListProps = {
  facts: readonly Fact[]
  /** Minimum width of a column in rem, 9.5 by default; `fluid` grows with the window. */
  min?: '8' | '12' | '13' | '14' | 'fluid'
  /** Whether it has five columns from 60rem. */
  lead?: boolean
}

/** Characters of the longest word that fits in the narrowest column at full size. */
const SHORT_WORD = 4

const hasLongWord = ({ value }: Fact) =>
  numberOf(value)
    .split(/\s/)
    .some((word) => word.length > SHORT_WORD)

/**
 * Figures: a large number with its label below. All are a little smaller if a long one, such as 99.99%, would be broken. A unit is small,
 * on the line of its number.
 */
export function FactList({ facts, min, lead }: FactListProps) {
  return (
    <dl className={lead ? 'fact-list lead' : 'fact-list'} data-min={min} data-words={facts.some(hasLongWord) ? 'long' : undefined}>
      {facts.map(({ value, label, detail, ends, marks }) => (
        <div key={label}>
          <dt>
            {detail ? <b>{withoutHyphenBreaks(label)}</b> : withoutHyphenBreaks(label)}
            {detail}
            {ends && <Ends {...ends} />}
            {marks && <UnitMarks {...marks} />}
          </dt>
          <dd className="num">
            <CountedValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Two lines from zero, the value before above the value after, which ends in a point. */
function Ends({ before, after }: NonNullable<Fact['ends']>) {
  const whole = Math.max(before, after) || 1
  const end = percent(after / whole)
  return (
    <svg aria-hidden="true">
      <line x2={percent(before / whole)} y1="25%" y2="25%" />
      <line x2={end} y1="75%" y2="75%" />
      <circle cx={end} cy="75%" r="4.5" />
    </svg>
  )
}
