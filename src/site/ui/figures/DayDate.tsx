import { wholeParts } from '../layout/whole-parts'

export type DayDateProps = {
  /** The day or the moment in ISO format. */
  iso: string
  /** What is large: the day of the month, in a list of news with its month. */
  day: string
  /** The rest of the date: month and year, or the year. */
  rest: string
  /** The whole date as in other lists, the last part: in narrow windows some places show it instead of the others. */
  short?: string
  /** The day of the week, the hours and their time zone. */
  time?: string
}

/** A date with the day large. */
export function DayDate({ iso, day, rest, short, time }: DayDateProps) {
  return (
    <time className="day-date" dateTime={iso}>
      <b>{day}</b> <span>{rest}</span> {time && <span>{wholeParts(time)}</span>}
      {short && <span>{short}</span>}
    </time>
  )
}
