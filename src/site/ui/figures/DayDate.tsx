import { wholeParts } from '../layout/whole-parts'

export type DayDateProps = {
  /** The day or the moment in ISO format. */
  iso: string
  /** The day of the month. */
  day: string
  /** Month and year. */
  month: string
  /** The day of the week, the hours and their time zone. */
  time?: string
}

/** A date with the day first. */
export function DayDate({ iso, day, month, time }: DayDateProps) {
  return (
    <time className="day-date" dateTime={iso}>
      <b>{day}</b> <span>{month}</span> {time && <span>{wholeParts(time)}</span>}
    </time>
  )
}
