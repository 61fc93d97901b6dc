import { Chart } from './Chart'
import { FigureTable, type FigureTableProps } from './FigureTable'
import { percent } from './percent'

export type StemChartProps = {
  /** What is measured over which time; the values are added. */
  label: string
  caption?: string
  points: readonly { label: string; value: number }[]
  /** What stands after each value, such as a percent sign. */
  unit: string
  /** The values as a table, with what they are made of. */
  table: FigureTableProps
}

/** Positions of the baseline and of the highest point, as parts of the height. Labels are outside of them. */
const BASE = 0.86
const REACH = 0.64

/** Values over time: stems from a baseline at zero, neighbors linked by a dotted line, the newest highlighted. */
export function StemChart({ label, caption, points, unit, table }: StemChartProps) {
  const highest = Math.max(...points.map(({ value }) => value))
  const stems = points.map(({ label: name, value }, index) => ({
    name,
    words: `${value}${unit}`,
    x: percent((index + 0.5) / points.length),
    y: percent(BASE - (value / highest) * REACH),
    lit: index === points.length - 1,
  }))
  return (
    <>
      <Chart label={`${label}: ${stems.map(({ name, words }) => `${name}, ${words}`).join('; ')}.`} caption={caption}>
        {stems.map((stem, index) => {
          const next = stems[index + 1]
          return next && <line key={stem.name} className="link" x1={stem.x} y1={stem.y} x2={next.x} y2={next.y} />
        })}
        <line x1="0" x2="100%" y1={percent(BASE)} y2={percent(BASE)} />
        {stems.map((stem) => (
          <Stem key={stem.name} {...stem} />
        ))}
      </Chart>
      <FigureTable {...table} />
    </>
  )
}

function Stem({ name, words, x, y, lit }: { name: string; words: string; x: string; y: string; lit: boolean }) {
  return (
    <svg x={x} aria-hidden="true">
      <text y={y} dy="-20">
        {words}
      </text>
      <line y1={y} y2={percent(BASE)} />
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
