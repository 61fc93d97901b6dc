import { itemAt } from '../../../engine/lib/items'
import { fieldOf } from '../../art/field'
import { type Ends, LAYERS, layersOf, opacityOf, STEPS } from '../../art/field-links'
import { chainsOf } from '../../art/geometry/chains'
import { dots, line } from '../../art/geometry/path'

export type PointFieldProps = {
  seed: string
  /** 80 on the home page, 50 on the not-found page (specification, 4.2). */
  count: number
  /** Whether no point is highlighted, and no areas are drawn: the field is a ground for other points. */
  plain?: boolean
}

/** Size of the drawing; the frame crops it. */
const WIDTH = 864
const HEIGHT = 856

/** The part of a plain field that the mask of the hero leaves in sight, up and right of this point (ui/layout/Hero.css). */
const SEEN = [WIDTH / 2, 560] as const

/** The lines of a plain field are drawn where they are in sight, and may be joined; areas must not be. */
const drawnOf = (plain: boolean, lines: readonly Ends[]): readonly Ends[] =>
  plain ? chainsOf(lines.filter((ends) => ends.some(([x, y]) => x >= SEEN[0] && y <= SEEN[1]))) : lines

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
 * opacity step of a layer, the highlighted point, the other points by size, and the ring. A plain field has neither of the two.
 */
export function PointField({ seed, count, plain = false }: PointFieldProps) {
  const { points, lit } = fieldOf({ seed, count, width: WIDTH, height: HEIGHT })
  const { at } = itemAt(points, lit)
  const others = points.filter((_, index) => index !== lit)
  // A plain field has lines of one step only.
  const names = plain ? (['links'] as const) : LAYERS
  const steps = plain ? 1 : STEPS
  const layers = layersOf([at, ...others.map((point) => point.at)], names.length * steps, plain)
  const dotted = plain ? points : others
  return (
    <svg
      className={`point-field ${plain ? 'ground' : 'lone'}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {names.map((name, layer) => (
        <g key={name} className={name}>
          {Array.from({ length: steps }, (_, step) => (
            <path
              key={opacityOf(step, name, steps)}
              d={drawnOf(plain, itemAt(layers, layer * steps + step))
                .map((ends) => line(ends))
                .join('')}
              opacity={opacityOf(step, name, steps)}
            />
          ))}
        </g>
      ))}
      {!plain && <path className="lit" d={dots([at])} strokeWidth={LIT} />}
      {RADII.map(({ from, width }, step) => (
        <path
          key={width}
          className="points"
          d={dots(dotted.filter(({ radius }) => radius >= from && radius < (RADII[step + 1]?.from ?? radius + 1)).map((point) => point.at))}
          strokeWidth={width}
        />
      ))}
      {!plain && <circle r={13} transform={`translate(${at.join()})`} />}
    </svg>
  )
}
