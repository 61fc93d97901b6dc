import { wholeParts } from '../layout/whole-parts'

export type DayDateProps = {
  /** The day or the moment in ISO format. */
  iso: string
  /** The day of the month, large. */
  day: string
  /** The whole date, as in all lists. */
  date: string
  /** The day of the week, the hours and their time zone. */
  time?: string
}

/** A date, after its day alone, large as on a calendar: screen readers say the date once. */
export function DayDate({ iso, day, date, time }: DayDateProps) {
  return (
    <time className="day-date" dateTime={iso}>
      <b aria-hidden="true">{day}</b> <span>{date}</span> {time && <span>{wholeParts(time)}</span>}
    </time>
  )
}
