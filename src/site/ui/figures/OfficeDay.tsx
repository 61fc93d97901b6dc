import { HOURS_OF_DAY, openPath, utcOffsetHours } from '../../calendar/open-spans'

export type OfficeDayProps = {
  /** Offset from UTC, such as `UTC-8`. */
  timezone: string
  /** Hours of the local day between which the office is open. */
  opens: number
  closes: number
}

/** The opening hours of an office, as a bar on a day of UTC, so that offices one below the other follow the sun. Decorative. */
export const OfficeDay = ({ timezone, opens, closes }: OfficeDayProps) => (
  <svg className="office-day" viewBox={`0 0 ${HOURS_OF_DAY} 3`} preserveAspectRatio="none" aria-hidden="true">
    <path d={openPath(utcOffsetHours(timezone), { opens, closes })} />
  </svg>
)
