import { itemAt } from '../../../engine/lib/items'
import { fieldOf } from '../../art/field'
import { LAYERS, layersOf, opacityOf, STEPS } from '../../art/field-links'
import { dots, line } from '../../art/geometry/path'

export type PointFieldProps = {
  seed: string
  /** 80 on the home page, 50 on the not-found page (specification, 4.2). */
  count: number
}

/** Size of the drawing; the frame crops it. */
const WIDTH = 864
const HEIGHT = 856

/** Radii of points come in three steps, so that there are few paths. The highlighted point comes before them. */
const LIT = 12
const RADII = [
  { from: 0, width: 4 },
  { from: 2.2, width: 5.5 },
  { from: 3, width: 7 },
] as const

/**
 * The picture that the whole design is based on: scattered points, linked if they are closer than 120 px, one of them
 * highlighted. It is decorative and rendered on the server only. islands/point-field animates its elements: a path for each
 * opacity step of a layer, the highlighted point, the other points by size, and the ring.
 */
export function PointField({ seed, count }: PointFieldProps) {
  const { points, lit } = fieldOf({ seed, count, width: WIDTH, height: HEIGHT })
  const { at } = itemAt(points, lit)
  const others = points.filter((_, index) => index !== lit)
  const layers = layersOf([at, ...others.map((point) => point.at)])
  return (
    <svg className="point-field" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {LAYERS.map((name, layer) => (
        <g key={name} className={name}>
          {Array.from({ length: STEPS }, (_, step) => (
            <path
              key={opacityOf(step, name)}
              d={itemAt(layers, layer * STEPS + step)
                .map((ends) => line(ends))
                .join('')}
              opacity={opacityOf(step, name)}
            />
          ))}
        </g>
      ))}
      <path className="lit" d={dots([at])} strokeWidth={LIT} />
      {RADII.map(({ from, width }, step) => (
        <path
          key={width}
          className="points"
          d={dots(others.filter(({ radius }) => radius >= from && radius < (RADII[step + 1]?.from ?? radius + 1)).map((point) => point.at))}
          strokeWidth={width}
        />
      ))}
      <circle r={13} transform={`translate(${at.join()})`} />
    </svg>
  )
}
