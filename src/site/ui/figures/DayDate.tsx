import { wholeParts } from '../layout/whole-parts'

export type DayDateProps = {
  /** The day or the moment in ISO format. */
  iso: string
  /** The day of the month. */
  day: string
  /** Month and year. */
  month: string
  /** The whole date as in other lists, the last part: in narrow windows some places show it instead of the others. */
  short?: string
  /** The day of the week, the hours and their time zone. */
  time?: string
}

/** A date with the day first. */
export function DayDate({ iso, day, month, short, time }: DayDateProps) {
  return (
    <time className="day-date" dateTime={iso}>
      <b>{day}</b> <span>{month}</span> {time && <span>{wholeParts(time)}</span>}
      {short && <span>{short}</span>}
    </time>
  )
}
