export type DayDateProps = {
  /** The date in ISO format. */
  iso: string
  /** The day of the month. */
  day: string
  /** Month and year. */
  month: string
  /** Start time with its time zone. */
  time?: string
}

/** A date with the day first. */
export function DayDate({ iso, day, month, time }: DayDateProps) {
  return (
    <time className="day-date" dateTime={iso}>
      <b>{day}</b> <span>{month}</span> {time && <span>{time}</span>}
    </time>
  )
}
