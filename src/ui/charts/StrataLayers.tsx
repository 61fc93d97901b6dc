import { itemAt } from '../../lib/items'
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
  const curves = itemAt(values, 0).map((_, layer) =>
    curveOf(
      places,
      values.map((row) => itemAt(row, layer)),
    ),
  )
  const tops = topsOf(curves)
  const layers = tops
    .slice(1)
    .map((top, index) => ({ top: pathOf(top, highest), bottom: pathOf(itemAt(tops, index).toReversed(), highest) }))
  return (
    <g className="grow">
      <svg viewBox={`0 0 ${years * YEAR} 100`} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <g className="layers">
          {layers.map(({ top, bottom }) => (
            <path key={top} d={`M${top}L${bottom}z`} />
          ))}
        </g>
        <g className="edges">
          {layers.map(({ top }) => (
            <path key={top} className="edge" d={`M${top}`} />
          ))}
        </g>
      </svg>
    </g>
  )
}
