import { percent } from './percent'

export type StrataWellProps = {
  /** Position from the left, as a fraction of the width. */
  x: number
  /** The value of each layer, bottom first. */
  values: readonly number[]
  /** The value at the top of the drawing. */
  highest: number
  place: 'first' | 'between' | 'last'
}

/** Position of the total at a borehole: next to the last one, aligned with the first, centered on the others. */
const TOTAL = { first: { x: -5, y: -14 }, between: { y: -14 }, last: { x: -24, y: 6 } } as const

/**
 * A borehole of the timeline: a point where it meets each layer, with the total above. The last one is highlighted.
 */
export function StrataWell({ x, values, highest, place }: StrataWellProps) {
  const heights = values.map((value, layer) => values.slice(0, layer).reduce((sum, below) => sum + below, value))
  const total = Math.max(...heights)
  const at = (height: number) => percent(1 - height / highest)
  const lit = place === 'last'
  return (
    <svg className={lit ? 'lit' : undefined} x={percent(x)} aria-hidden="true">
      <line y1={at(total)} y2="100%" />
      {heights.map((height, layer) => values[layer] !== 0 && <circle key={height} cy={at(height)} r="3.5" />)}
      <svg y={at(total)} aria-hidden="true">
        <circle r={lit ? 7 : 5} />
        {lit && <circle className="ring" r="14" />}
        <text className="total" {...TOTAL[place]}>
          {total}
        </text>
      </svg>
    </svg>
  )
}
