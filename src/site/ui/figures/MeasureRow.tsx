import { Fold } from '../layout/Fold'
import { type Pair, PairList } from './PairList'

export type MeasureRowProps = {
  title: string
  /** One figure, or several of one kind with their names. */
  figures: readonly Pair[]
  /** What is counted. */
  counted: string
  /** When and by whom it is counted, and what is left out. */
  pairs: readonly Pair[]
  /** Label of the control that unfolds this on phones. */
  label: string
}

/** A row of a register: a figure with its name, and how it is counted, which is folded on phones; several figures stand before that. */
export function MeasureRow({ title, figures, counted, pairs, label }: MeasureRowProps) {
  const [first, ...others] = figures
  const isOne = first !== undefined && others.length === 0
  return (
    <li className="grid measure-row">
      <div className={isOne ? 'c3 one' : 'c3'}>
        {/* No paragraph: with user styles for paragraph spacing it would be separated from its name. */}
        {isOne && <div className="num">{first.value}</div>}
        <h3>{title}</h3>
      </div>
      <div className="c9">
        <Fold label={label} of={title}>
          <div className="parts">
            {!isOne && (
              <div className="figures" data-title={title}>
                <PairList layout="split" pairs={figures} />
              </div>
            )}
            <p className="excerpt">{counted}</p>
            <PairList layout="narrow" pairs={pairs} />
          </div>
        </Fold>
      </div>
    </li>
  )
}
