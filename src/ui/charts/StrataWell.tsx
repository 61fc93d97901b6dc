import { percent } from './percent'

export type StrataWellProps = {
  /** Its place from the left, as a part of the width. */
  x: number
  /** The value of each layer, from the ground up. */
  values: readonly number[]
  /** The value at the top of the drawing. */
  highest: number
  place: 'first' | 'between' | 'last'
  /** Names of the layers, beside the last borehole. */
  layers?: readonly string[]
}

/** How the total stands over a borehole: beside the lit one, flush with the first, centered on the others. */
const TOTAL = {
  first: { x: -5, y: -40, textAnchor: 'start' },
  between: { x: 0, y: -40, textAnchor: 'middle' },
  last: { x: -24, y: -20, textAnchor: 'end' },
} as const

/** A borehole of the timeline: a point where it meets each layer, its total over it. The last is lit and names the layers. */
export function StrataWell({ x, values, highest, place, layers = [] }: StrataWellProps) {
  const left = percent(x)
  const heights = values.map((value, layer) => values.slice(0, layer).reduce((sum, below) => sum + below, value))
  const total = Math.max(...heights)
  const at = (height: number) => percent(1 - height / highest)
  const lit = place === 'last' ? 'lit' : undefined
  return (
    <>
      <svg x={left} y={at(total)} overflow="visible" aria-hidden="true">
        <line className={lit} y2="-26" />
        <circle className={lit} cy="-26" r={lit ? 7 : 5} />
        {lit && <circle className="ring" cy="-26" r="14" />}
        <text className={lit ? 'total last' : 'total'} {...TOTAL[place]}>
          {total}
        </text>
      </svg>
      <line className={lit} x1={left} x2={left} y1={at(total)} y2="100%" />
      {heights.map((height, layer) => values[layer] !== 0 && <circle key={height} className={lit} cx={left} cy={at(height)} r="3.5" />)}
      {layers.map((layer, index) => {
        const value = values[index] ?? 0
        return (
          <svg key={layer} className="name" x={left} y={at((heights[index] ?? 0) - value / 2)} overflow="visible" aria-hidden="true">
            <text className="axis" x="18" y="5">
              <tspan className="value">{value}</tspan> {layer}
            </text>
          </svg>
        )
      })}
    </>
  )
}
