import { Chart } from './Chart'
import { FigureTable, type FigureTableProps } from './FigureTable'
import { percent } from './percent'

export type StemChartProps = {
  /** What is measured, and over which time; the values are appended. */
  label: string
  caption?: string
  points: readonly { label: string; value: number }[]
  /** Unit after each value, such as a percent sign. */
  unit: string
  /** The values as a table, with their components. */
  table: FigureTableProps
}

/**
 * Position of the lowest point, and the distance of the highest one above it, as fractions of the height. Labels are outside of this range.
 */
const LOWEST = 0.86
const REACH = 0.64

/** Values over time: stems from a baseline at zero, neighbors linked by a dotted line, the newest highlighted. */
export function StemChart({ label, caption, points, unit, table }: StemChartProps) {
  const values = points.map(({ value }) => value)
  const lowest = Math.min(0, ...values)
  const span = Math.max(0, ...values) - lowest || 1
  const heightOf = (value: number) => percent(LOWEST - ((value - lowest) / span) * REACH)
  const base = heightOf(0)
  const stems = points.map(({ label: name, value }, index) => ({
    name,
    words: `${value}${unit}`,
    x: percent((index + 0.5) / points.length),
    y: heightOf(value),
    lit: index === points.length - 1,
  }))
  return (
    <>
      <Chart label={`${label}: ${stems.map(({ name, words }) => `${name}, ${words}`).join('; ')}.`} caption={caption}>
        {stems.map((stem, index) => {
          const next = stems[index + 1]
          return next && <line key={stem.name} className="link" x1={stem.x} y1={stem.y} x2={next.x} y2={next.y} />
        })}
        <line x1="0" x2="100%" y1={base} y2={base} />
        {stems.map((stem) => (
          <Stem key={stem.name} {...stem} base={base} />
        ))}
      </Chart>
      <FigureTable {...table} />
    </>
  )
}

type StemProps = { name: string; words: string; x: string; y: string; base: string; lit: boolean }

function Stem({ name, words, x, y, base, lit }: StemProps) {
  return (
    <svg x={x} aria-hidden="true">
      <text y={y} dy="-20">
        {words}
      </text>
      <line y1={y} y2={base} />
      <g className={lit ? 'lit' : undefined}>
        {lit && <circle className="ring" cy={y} r="12" />}
        <circle cy={y} r="6" />
      </g>
      <text className="axis" y="96%">
        {name}
      </text>
    </svg>
  )
}
