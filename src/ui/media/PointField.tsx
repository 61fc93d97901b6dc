import { type FieldLink, fieldOf } from '../../lib/art/field'
import { dots, line } from '../../lib/art/geometry/path'
import { itemAt } from '../../lib/items'

export type PointFieldProps = {
  seed: string
  /** 80 on the home page, 50 on the not-found page (part 1, section 9; part 2, section 9). */
  count: number
}

/** The part of the hero that it is drawn for; the frame crops it. */
const WIDTH = 864
const HEIGHT = 856

/** Three strengths of lines and areas are enough for the eye, and keep the drawing small. */
const STEPS = [
  { from: 0, opacity: 0.25 },
  { from: 0.25, opacity: 0.55 },
  { from: 0.5, opacity: 0.95 },
] as const

/** Radii of the points are drawn in three steps for the same reason. */
const RADII = [
  { from: 0, width: 4 },
  { from: 2.2, width: 5.5 },
  { from: 3, width: 7 },
] as const

const inStep = (steps: readonly { from: number }[], index: number, value: number) =>
  value >= (steps[index]?.from ?? 0) && value < (steps[index + 1]?.from ?? Number.POSITIVE_INFINITY)

/**
 * The picture that the whole design comes from: scattered points, linked when closer than 120 px, one of them lit. It stands
 * still and is decorative. Server only.
 */
export function PointField({ seed, count }: PointFieldProps) {
  const { points, links, facets, lit } = fieldOf({ seed, count, width: WIDTH, height: HEIGHT })
  const at = (index: number) => itemAt(points, index).at
  const path = (all: readonly FieldLink[], step: number, close = false) =>
    all
      .filter(({ strength }) => inStep(STEPS, step, strength))
      .map(({ ends }) => line(ends.map(at), close))
      .join('')
  const ofLit = ({ ends }: FieldLink) => ends.includes(lit)
  const [x, y] = at(lit).map(Math.round)
  return (
    <svg className="point-field" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {STEPS.map(({ opacity }, step) => (
        <path key={opacity} className="facets" d={path(facets, step, true)} opacity={opacity} />
      ))}
      {STEPS.map(({ opacity }, step) => (
        <path
          key={opacity}
          d={path(
            links.filter((link) => !ofLit(link)),
            step,
          )}
          opacity={opacity}
        />
      ))}
      {STEPS.map(({ opacity }, step) => (
        <path key={opacity} className="rays" d={path(links.filter(ofLit), step)} opacity={opacity} />
      ))}
      {RADII.map(({ width }, step) => (
        <path
          key={width}
          className="points"
          d={dots(points.filter(({ radius }, index) => index !== lit && inStep(RADII, step, radius)).map((point) => point.at))}
          strokeWidth={width}
        />
      ))}
      <circle className="lit" cx={x} cy={y} r={6} />
      <circle className="ring" cx={x} cy={y} r={13} />
    </svg>
  )
}
