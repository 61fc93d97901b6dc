import { Fold } from '../layout/Fold'
import { Heading, type HeadingLevel } from '../layout/Heading'
import { type Pair, PairList } from './PairList'

export type MeasureRowProps = {
  title: string
  /** One figure, or several of one kind with their names. */
  figures: readonly Pair[]
  /** What is counted. */
  counted: string
  /** When, by whom, and what is left out. */
  pairs: readonly Pair[]
  /** What the control says that opens this on phones. */
  label: string
  level?: HeadingLevel
}

/** A row of a register: a figure with its name, and beside it how it is counted, which phones fold away. */
export function MeasureRow({ title, figures, counted, pairs, label, level = 3 }: MeasureRowProps) {
  const [first, ...others] = figures
  const isOne = first !== undefined && others.length === 0
  return (
    <li className="grid measure-row">
      <div className={isOne ? 'c3 one' : 'c3'}>
        {isOne && <p className="num">{first.value}</p>}
        <Heading level={level}>{title}</Heading>
        {!isOne && <PairList keys="split" pairs={figures} />}
      </div>
      <div className="c9">
        <Fold label={label} of={title}>
          <div className="parts">
            <p className="excerpt">{counted}</p>
            <PairList keys="narrow" pairs={pairs} />
          </div>
        </Fold>
      </div>
    </li>
  )
}
