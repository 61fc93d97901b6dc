import { fill } from '../../../engine/lib/text'
import type { Coordinates } from '../../art/world/projection'
import { HOURS_OF_DAY } from '../../calendar/open-spans'
import { OfficeDay } from './OfficeDay'
import { OfficeMap } from './OfficeMap'
import { NO_TIME, officeClock } from './office-clock'

/** An office on the map: its region by slug, and its time zone by name and as an offset, such as `UTC-8`. */
export type OfficeClock = Coordinates & { city: string; region: string; zone: string; timezone: string }

export type OfficeHoursProps = {
  offices: readonly OfficeClock[]
  /** Hours of the day between which offices are open. */
  opens: number
  closes: number
  /** Words for an open office, a closed one, one on a weekend, the current time, and the desk that is always open. */
  words: { open: string; closed: string; weekend: string; now?: string | undefined; desk: { name: string; hours: string } }
  /** A note on the opening hours. */
  note: string
}

/** UTC hours written below the bars. */
const SCALE = [0, 6, 12, 18, HOURS_OF_DAY] as const

/**
 * The offices on a map of the world, and the desk below them; islands/office-hours adds local times, which offices are open, and a line for
 * the current time.
 */
export function OfficeHours({ offices, opens, closes, words, note }: OfficeHoursProps) {
  return (
    <div className="office-hours" {...officeClock({ opens, closes, words })}>
      <OfficeMap offices={offices} />
      <div className="wrap">
        <p className="caption key" aria-hidden="true">
          <Mark isOpen /> {words.open} <Mark /> {words.closed}
        </p>
        <ul data-now={words.now && fill(words.now, { time: NO_TIME })}>
          {offices.map(({ city, zone, timezone }) => (
            <li key={city} data-zone={zone}>
              <b>{city}</b>
              <span>{timezone}</span>
              <span />
              <OfficeDay timezone={timezone} opens={opens} closes={closes} />
            </li>
          ))}
          <li className="desk" data-open="">
            <b>{words.desk.name}</b>
            <span>{words.desk.hours}</span>
            <span>{words.open}</span>
            <OfficeDay timezone="UTC" opens={0} closes={HOURS_OF_DAY} />
          </li>
        </ul>
        <p className="scale" aria-hidden="true">
          <span />
          {SCALE.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
        <p className="caption mt5">{note}</p>
      </div>
    </div>
  )
}

/** A point as on the map: hollow if the office is closed, for a legend of both states. */
const Mark = ({ isOpen }: { isOpen?: boolean }) => (
  <svg viewBox="-12 -12 24 24" data-open={isOpen} aria-hidden="true">
    <g>
      <circle />
      <circle />
    </g>
  </svg>
)
