import type { Point } from '../../art/geometry/point'
import { drawingOf, type Shape } from '../../art/shapes'
import type { Tone } from '../../art/tones'
import { clearedPath } from '../../art/world/cleared'
import { cropAround } from '../../art/world/crop'
import { labelBox, type PlaceLabel } from '../../art/world/place-labels'
import { type Coordinates, mapPoint } from '../../art/world/projection'
import { WORLD_URL } from '../../art/world/world-map'

export type RegionMapProps = {
  /** Locations of its offices; the first one is highlighted. */
  places: readonly (Coordinates & { /** Set beside it, where there is room for it. */ name?: string | undefined })[]
  tone: Tone
  shape: Shape
}

/** Font size of names, in units of the drawing; the style has the same. On the narrowest phones it is 12 px. */
const LETTER = 21

/** The part of the world with the offices of a region, each a point. Decorative: the offices are also listed as text. */
export function RegionMap({ places, tone, shape }: RegionMapProps) {
  const { width, height } = drawingOf(shape)
  const points = places.map((place) => mapPoint(place))
  const crop = cropAround(points, width / height)
  const scale = width / crop.width
  const shown = points.map(([x, y]): Point => [Math.round((x - crop.x) * scale), Math.round((y - crop.y) * scale)])
  const [lit, ...others] = shown
  const middle = shown.reduce((sum, [, y]) => sum + y, 0) / shown.length
  const isSteep = rangeOf(shown.map(([, y]) => y)) > rangeOf(shown.map(([x]) => x)) / 2
  const names = places.flatMap(({ name }, index) =>
    name === undefined ? [] : [{ name, ...placedName(shown[index] ?? [0, 0], width, isSteep ? undefined : middle) }],
  )
  const boxOf = ({ name, x, y, anchor }: PlaceLabel & { name: string }) =>
    labelBox(name, { x: crop.x + x / scale, y: crop.y + y / scale, anchor }, LETTER / scale)
  return (
    <div className="art region-map" data-tone={tone} data-shape={shape} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <g transform={`scale(${scale.toFixed(2)})translate(${-crop.x} ${-crop.y})`}>
          <use href={WORLD_URL} />
          {names.length > 0 && <path className="cleared" d={clearedPath(names.map(boxOf))} />}
        </g>
        {others.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} />
        ))}
        {lit && (
          <g>
            <circle cx={lit[0]} cy={lit[1]} />
            <circle cx={lit[0]} cy={lit[1]} />
          </g>
        )}
        {names.map(({ name, x, y, anchor }) => (
          <text key={name} x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
            {name}
          </text>
        ))}
      </svg>
    </div>
  )
}

const rangeOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/**
 * Position of the name of a point such that no two names meet: next to the point if points are one below the other, else above northern and
 * below southern points. It stays within the sides of the drawing.
 */
function placedName([x, y]: Point, width: number, middle: number | undefined): PlaceLabel {
  const isLate = x > width * 0.7
  const isEarly = x < width * 0.3
  if (middle === undefined) return { x: x + (isLate ? -22 : 22), y: y + 7, anchor: isLate ? 'end' : 'start' }
  // A western name begins before its point, so that it does not reach the next one with wider letter spacing.
  return { x: isEarly ? Math.max(8, x - 66) : x, y: y + (y < middle ? -18 : 36), anchor: isLate ? 'end' : isEarly ? 'start' : 'middle' }
}
