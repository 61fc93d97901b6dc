import { type Coordinates, mapPoint, WORLD } from '../../art/world/projection'
import { WORLD_URL } from '../../art/world/world-map'

/** An office on the map, with its time zone by name and as `UTC-8`. */
export type OfficeClock = Coordinates & { city: string; zone: string; timezone: string }

export type OfficeHoursProps = {
  offices: readonly OfficeClock[]
  /** Hours of the day between which offices are open. */
  opens: number
  closes: number
  /** Words for an office that is open, and for one that is not. */
  words: { open: string; closed: string }
  /** When offices are open. */
  note: string
}

/** Space above the northernmost dots and below the southernmost, in units of the map. */
const MARGIN = 10
/** Offices that are so near in both directions that their names would meet. */
const NEAR = { across: 90, down: 30 } as const
/** How far a name reaches in narrow windows, where it is larger. */
const REACH = 220

/** The offices on a map of the world; islands/office-hours adds what time it is there, and which are open. */
export function OfficeHours({ offices, opens, closes, words, note }: OfficeHoursProps) {
  const places = offices.map((office) => ({ ...office, point: mapPoint(office) }))
  return (
    <div
      className="office-hours"
      data-enhance="office-hours"
      data-when="visible"
      data-opens={opens}
      data-closes={closes}
      data-open={words.open}
      data-closed={words.closed}
    >
      <svg viewBox={`0 ${-MARGIN} ${WORLD.width} ${WORLD.height + 2 * MARGIN}`} aria-hidden="true">
        <use href={WORLD_URL} />
        {places.map(({ city, point: [x, y] }) => {
          const hasWithin = (across: number) =>
            places.some(({ point }) => point[0] > x && point[0] - x < across && Math.abs(point[1] - y) < NEAR.down)
          const hasNeighbor = hasWithin(NEAR.across)
          return (
            <g
              key={city}
              transform={`translate(${Math.round(x)} ${Math.round(y)})`}
              data-low={!hasNeighbor && hasWithin(REACH) ? '' : undefined}
            >
              <circle />
              <circle />
              <text x={hasNeighbor ? -20 : 20} y="6" textAnchor={hasNeighbor ? 'end' : undefined}>
                {city}
              </text>
            </g>
          )
        })}
      </svg>
      <div className="wrap">
        <ul>
          {places.map(({ city, zone, timezone }) => (
            <li key={city} data-zone={zone}>
              <b>{city}</b>
              <span>{timezone}</span>
              <span />
            </li>
          ))}
        </ul>
        <p className="caption mt5">{note}</p>
      </div>
    </div>
  )
}
