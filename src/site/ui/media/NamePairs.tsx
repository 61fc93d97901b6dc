import type { PlacedName } from '../../art/names/placed-name'
import { PairList } from '../figures/PairList'

/**
 * The names of a drawing with their numbers, as a list, for drawings without room for them. `names` has the names first, then the numbers.
 */
export function NamePairs({ names }: { names: readonly PlacedName[] }) {
  const numbers = names.slice(names.length / 2)
  return (
    <div className="name-pairs mt5">
      <PairList layout="split" pairs={numbers.map(({ text }, index) => ({ label: names[index]?.text ?? '', value: text }))} />
    </div>
  )
}
