import { itemAt } from '../../../engine/lib/items'
import { curveOf, pathOf, topsOf } from './strata'

export type StrataLayersProps = {
  /** Years from the start, one for each milestone. */
  xs: readonly number[]
  /** For each milestone, a value for each layer. */
  values: readonly (readonly number[])[]
  /** Width and height of the drawing in its own units. */
  years: number
  highest: number
}

/** Units of the drawing for a year: paths are written to a tenth, which a year needs. */
const YEAR = 10

/** The layers of the timeline and their edges. Only areas may be stretched; their lines keep their width. */
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
      <svg viewBox={`0 0 ${years * YEAR} 100`} preserveAspectRatio="none" aria-hidden="true">
        <g className="layers">
          {/* The highest first: each reaches the ground, and the next covers it. */}
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
