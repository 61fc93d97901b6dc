import { itemAt, lastOf } from '../../../engine/lib/items'
import { Chart } from './Chart'
import { FigureTable } from './FigureTable'
import { StrataLayers } from './StrataLayers'
import { StrataWell } from './StrataWell'
import { shareOf } from './share'

/** A date of a story with the figures of that year, one for each layer. */
export type Milestone = {
  year: number
  title: string
  description: string
  /** The figures in words, divided by commas: a line each. */
  milestone: string
  values: readonly number[]
}

export type StrataTimelineProps = {
  /** Names of the layers, from the ground up. */
  layers: readonly string[]
  /** In the order of years. */
  milestones: readonly Milestone[]
  /** What the drawing shows; read instead of it. */
  label: string
  /** Unit, scale and source; also names the layers, for phones. */
  caption: string
  table: { summary: string; year: string; total: string }
}

/** Years of room after the last milestone, for the names of the layers. */
const ROOM = 3

const totalOf = ({ values }: Milestone) => values.reduce((sum, value) => sum + value, 0)

/**
 * A story as strata: layers of figures over the years, a borehole at each milestone, the newest lit. Both axes are to scale.
 * The milestones are an ordered list on the same scale; below 72rem it stands upright under the drawing.
 */
export function StrataTimeline({ layers, milestones, label, caption, table }: StrataTimelineProps) {
  const first = itemAt(milestones, 0).year
  const last = lastOf(milestones)
  const years = last.year - first + ROOM
  const highest = Math.ceil((totalOf(last) * 1.1) / 20) * 20
  return (
    <div className="strata-timeline">
      <Chart label={label}>
        <StrataLayers
          xs={milestones.map(({ year }) => year - first)}
          values={milestones.map(({ values }) => values)}
          years={years}
          highest={highest}
        />
        {milestones.map((milestone, index) => (
          <StrataWell
            key={milestone.year}
            x={(milestone.year - first) / years}
            values={milestone.values}
            highest={highest}
            place={milestone === last ? 'last' : index === 0 ? 'first' : 'between'}
            layers={milestone === last ? layers : undefined}
          />
        ))}
      </Chart>
      <ol>
        {milestones.map(({ year, title, description, milestone }, index) => (
          <li key={year} data-share={shareOf((milestones[index + 1]?.year ?? last.year + ROOM) - year)}>
            <time dateTime={String(year)}>{year}</time>
            <h3>{title}</h3>
            <p>{description}</p>
            {milestone.split(', ').map((figure) => (
              <b key={figure}>{`${figure} `}</b>
            ))}
          </li>
        ))}
      </ol>
      <p className="caption">{caption}</p>
      <FigureTable
        summary={table.summary}
        columns={[table.year, ...layers, table.total]}
        rows={milestones.map((milestone) => ({
          name: String(milestone.year),
          values: [...milestone.values.map((value) => (value === 0 ? '–' : String(value))), String(totalOf(milestone))],
        }))}
      />
    </div>
  )
}
