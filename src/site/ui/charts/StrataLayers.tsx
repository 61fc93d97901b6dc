import { itemAt } from '../../../engine/lib/items'
import { curveOf, pathOf, topsOf } from './strata'

export type StrataLayersProps = {
  /** Position of each milestone, in years from the start. */
  xs: readonly number[]
  /** For each milestone, the value of each layer. */
  values: readonly (readonly number[])[]
  /** Width and height of the drawing in its units. */
  years: number
  highest: number
}

/** Drawing units per year: paths are rounded to a tenth of a unit, which would be too coarse for a year. */
const YEAR = 10

/** The layers of the timeline and their edges. The areas are stretched to the width; the lines keep their thickness. */
export function StrataLayers({ xs, values, years, highest }: StrataLayersProps) {
  const places = xs.map((x) => x * YEAR)
  const layers = itemAt(values, 0).map((_, layer) =>
    curveOf(
      places,
      values.map((row) => itemAt(row, layer)),
    ),
  )
  const tops = topsOf(layers).map((top) => pathOf(places, top, highest))
  return (
    <g className="grow">
      <svg className="strata-layers" viewBox={`0 0 ${years * YEAR} 100`} preserveAspectRatio="none" aria-hidden="true">
        <g>
          {/* The highest layer first: each area reaches down to the baseline, and the next one covers its lower part. */}
          {tops.toReversed().map((top) => (
            <path key={top} d={`${top}V100H0z`} />
          ))}
        </g>
        {tops.map((top) => (
          <path key={top} className="edge" d={top} />
        ))}
      </svg>
    </g>
  )
}
