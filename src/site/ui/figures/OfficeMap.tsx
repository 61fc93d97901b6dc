import type { Point } from '../../art/geometry/point'
import { clearedPath } from '../../art/world/cleared'
import { type Box, type LabelScale, labelBox, placeLabels } from '../../art/world/place-labels'
import { type Coordinates, mapPoint, WORLD } from '../../art/world/projection'
import { WORLD_URL } from '../../art/world/world-map'

/** Space above the northernmost dots and below the southernmost, in units of the map. */
const MARGIN = 10

/** Half the side of the square around a point that is kept free of dots, in addition to the space around names. */
const ROOM = 4

/** Font size of names and size of points by window width, in units of the map. The style has the same sizes. */
const SCALES = {
  narrow: { letter: 49, point: 16 },
  middle: { letter: 29, point: 16 },
  wide: { letter: 17, point: 14 },
} as const satisfies Record<string, LabelScale>

/**
 * Offices on a map of the world, each with its name. Decorative, since the list below it has the same content. islands/region-tabs dims
 * names outside of the chosen region.
 */
export function OfficeMap({ offices }: { offices: readonly (Coordinates & { city: string; region: string })[] }) {
  const places = offices.map((office) => ({ ...office, point: mapPoint(office) }))
  const names = offices.map(({ city }) => city)
  const points = places.map(({ point }) => point)
  const labels = Object.entries(SCALES).map(([width, scale]) => {
    const placed = placeLabels(names, points, scale)
    const boxes = placed.map((label, index) => labelBox(names[index] ?? '', label, scale.letter))
    return { width, placed, cleared: clearedPath([...boxes, ...points.map(boxAround)]) }
  })
  return (
    <svg viewBox={`0 ${-MARGIN} ${WORLD.width} ${WORLD.height + 2 * MARGIN}`} aria-hidden="true">
      <use href={WORLD_URL} />
      {labels.map(({ width, cleared }) => (
        <path key={width} data-width={width} d={cleared} />
      ))}
      {places.map(({ city, point: [x, y] }) => (
        <g key={city} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
          <circle />
          <circle />
        </g>
      ))}
      {labels.map(({ width, placed }) => (
        <g key={width} data-width={width}>
          {placed.map(({ x, y, anchor }, index) => (
            <text key={names[index]} data-region={offices[index]?.region} x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
              {names[index]}
            </text>
          ))}
        </g>
      ))}
    </svg>
  )
}

const boxAround = ([x, y]: Point): Box => ({ left: x - ROOM, right: x + ROOM, top: y - ROOM, bottom: y + ROOM })
