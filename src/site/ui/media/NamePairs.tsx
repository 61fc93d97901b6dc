import type { PlacedName } from '../../art/names/placed-name'
import { PairList } from '../figures/PairList'

/** What the names of a drawing and then its numbers say, as a list: where the drawing has no room for them. */
export function NamePairs({ names }: { names: readonly PlacedName[] }) {
  const numbers = names.slice(names.length / 2)
  return (
    <div className="name-pairs mt5">
      <PairList keys="split" pairs={numbers.map(({ text }, index) => ({ label: names[index]?.text ?? '', value: text }))} />
    </div>
  )
}
