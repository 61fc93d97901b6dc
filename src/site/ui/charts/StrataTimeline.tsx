import { itemAt, lastOf } from '../../../engine/lib/items'
import { Chart } from './Chart'
import { FigureTable } from './FigureTable'
import { FilmControls, type FilmWords } from './FilmControls'
import { powersOfTwo } from './powers-of-two'
import { StoryNow } from './StoryNow'
import { StrataLayers } from './StrataLayers'
import { StrataNames } from './StrataNames'
import { StrataWell } from './StrataWell'

/** A date in the history of the company, with the value of each layer in that year. */
export type Milestone = {
  year: number
  title: string
  description: string
  /** The values as text, separated by commas; each is shown on a line of its own. */
  milestone: string
  values: readonly number[]
}

export type StrataTimelineProps = {
  /** Names of the layers, bottom first. */
  layers: readonly string[]
  /** Sorted by year. */
  milestones: readonly Milestone[]
  /** What the drawing shows; read aloud instead of it. */
  label: string
  /** Unit, scale and source. It also names the layers, for phones. */
  caption: string
  /** What a point next to the year stands for. */
  point: string
  table: { summary: string; year: string; total: string }
  film: FilmWords
}

/** Years of space after the last milestone, for the names of the layers. */
const ROOM = 3

/** The single figures of a milestone. */
const figuresOf = ({ milestone }: Pick<Milestone, 'milestone'>) => milestone.split(', ')

const totalOf = ({ values }: Pick<Milestone, 'values'>) => values.reduce((sum, value) => sum + value, 0)

/**
 * A history as geological strata: layers of values over the years, and a borehole at each milestone, the newest highlighted. Both axes are
 * to scale. The milestones are an ordered list on the same scale; below 72rem it is vertical, under the drawing.
 */
export function StrataTimeline({ layers, milestones, label, caption, point, table, film }: StrataTimelineProps) {
  const first = itemAt(milestones, 0).year
  const last = lastOf(milestones)
  const years = last.year - first + ROOM
  const highest = Math.ceil((totalOf(last) * 1.1) / 20) * 20
  return (
    <div className="strata-timeline" data-enhance="story-film" data-when="visible">
      <FilmControls words={film} milestones={milestones.length} />
      <div className="drawing">
        <StoryNow year={last.year} title={last.title} figures={figuresOf(last)} people={totalOf(last)} point={point} />
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
            />
          ))}
          <StrataNames x={(last.year - first) / years} layers={layers} values={last.values} highest={highest} />
        </Chart>
      </div>
      <ol>
        {milestones.map(({ year, title, description, milestone, values }, index) => (
          <li key={year} data-values={values.join(' ')} data-share={powersOfTwo((milestones[index + 1]?.year ?? last.year + ROOM) - year)}>
            <time dateTime={String(year)}>{year}</time>
            <h3>{title}</h3>
            <p>{description}</p>
            {figuresOf({ milestone }).map((figure) => (
              <b key={figure}>{`${figure} `}</b>
            ))}
          </li>
        ))}
      </ol>
      <p className="caption">{caption}</p>
      <FigureTable
        summary={table.summary}
        columns={[table.year, table.total, ...layers]}
        rows={milestones.map((milestone) => ({
          name: String(milestone.year),
          values: [String(totalOf(milestone)), ...milestone.values.map((value) => (value === 0 ? '–' : String(value)))],
        }))}
      />
    </div>
  )
}
