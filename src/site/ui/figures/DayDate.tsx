import { wholeParts } from '../layout/whole-parts'

export type DayDateProps = {
  /** The day or the moment in ISO format. */
  iso: string
  /** The date as in all lists, around its day, which is large; `sign`, which separates it from what is after it, is only read out. */
  date: { before: string; day: string; sign: string; after: string }
  /** The day of the week, the hours and their time zone. */
  time: string
}

/** A date with its day large, left of the rest. */
export function DayDate({ iso, date: { before, day, sign, after }, time }: DayDateProps) {
  return (
    <time className="day-date" dateTime={iso}>
      <span>{before}</span>
      <b>{day}</b>
      <i className="sr">{sign}</i>
      <span>{after}</span> <span>{wholeParts(time)}</span>
    </time>
  )
}
