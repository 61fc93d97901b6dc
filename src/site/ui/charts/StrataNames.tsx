import { itemAt } from '../../../engine/lib/items'
import { percent } from './percent'

export type StrataNamesProps = {
  /** Position from the left, as a fraction of the width. */
  x: number
  /** Names of the layers and their values there, bottom first. */
  layers: readonly string[]
  values: readonly number[]
  /** The value at the top of the drawing. */
  highest: number
}

/** Names of the layers of the timeline, at their right ends. In the film they move with these. */
export function StrataNames({ x, layers, values, highest }: StrataNamesProps) {
  const middles = values.map((value, layer) => values.slice(0, layer).reduce((sum, below) => sum + below, value / 2))
  return (
    <svg className="names" x={percent(x)} aria-hidden="true">
      {layers.map((layer, index) => (
        <text key={layer} className="axis name" x="18" y={percent(1 - itemAt(middles, index) / highest)} dy="5">
          <tspan>{itemAt(values, index)}</tspan> {layer}
        </text>
      ))}
    </svg>
  )
}
