import { fieldOf } from '../../art/field'
import { type Ends, isInSight, layersOf, opacityOf } from '../../art/field-links'
import { chainsOf } from '../../art/geometry/chains'
import { dots, line } from '../../art/geometry/path'

export type PointFieldProps = {
  seed: string
  /** 80 on the home page, including those of the net, 50 on the not-found page (specification, 4.2). */
  count: number
}

/** Size of the drawing; the frame crops it. */
const WIDTH = 720
const HEIGHT = 560

/** Lines in the visible part, joined into chains. */
const drawnOf = (lines: readonly Ends[]): readonly Ends[] => chainsOf(lines.filter(isInSight))

/** Radii of points are rounded to three steps, so that there are few paths. */
const RADII = [
  { from: 0, width: 4 },
  { from: 2.2, width: 5.5 },
  { from: 3, width: 7 },
] as const

/**
 * The picture that the whole design is based on: scattered points, linked if they are closer than 120 px. It is the background of the hero,
 * decorative and rendered on the server only. islands/point-field animates its elements: the path of the lines, and the points by size.
 */
export function PointField({ seed, count }: PointFieldProps) {
  const { points } = fieldOf({ seed, count, width: WIDTH, height: HEIGHT })
  const [lines = []] = layersOf(
    points.map(({ at }) => at),
    1,
    true,
  )
  return (
    <svg className="point-field" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path
        d={drawnOf(lines)
          .map((ends) => line(ends))
          .join('')}
        opacity={opacityOf(0, 'links', 1)}
      />
      {RADII.map(({ from, width }, step) => (
        <path
          key={width}
          className="points"
          d={dots(points.filter(({ radius }) => radius >= from && radius < (RADII[step + 1]?.from ?? radius + 1)).map(({ at }) => at))}
          strokeWidth={width}
        />
      ))}
    </svg>
  )
}
