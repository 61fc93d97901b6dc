import { type ClockTime, isoMoment, momentsOf } from '../../engine/lib/clock-time'
import { type IsoDate, isPast } from '../../engine/lib/dates'
import { required } from '../../engine/problems/problem'

/** When something takes place: whole days, or hours in a time zone. */
export type EventSchedule = {
  date: IsoDate
  lastDate?: IsoDate | undefined
  time?: { start: string; end?: string | undefined; zone: string } | undefined
}

/** The last day of something that takes place. */
export const lastDayOf = ({ date, lastDate }: EventSchedule): IsoDate => lastDate ?? date

/** Whether its last day is before today. */
export const isOver = (schedule: EventSchedule, today: IsoDate): boolean => isPast(lastDayOf(schedule), today)

/** Local date and time of the start and the end; undefined for whole days, and for an unknown end. */
export function clockTimesOf(schedule: EventSchedule): { start?: ClockTime; end?: ClockTime } {
  const { date, time } = schedule
  if (!time) return {}
  const { start, end, zone } = time
  return { start: { date, hour: start, zone }, ...(end !== undefined && { end: { date: lastDayOf(schedule), hour: end, zone } }) }
}

/** The start and the end in milliseconds since 1970; the time must be valid. */
export function momentsOfSchedule(schedule: EventSchedule): { start?: number; end?: number } {
  const { start, end } = clockTimesOf(schedule)
  return { ...(start && { start: momentOf(start) }), ...(end && { end: momentOf(end) }) }
}

const momentOf = (time: ClockTime) => required(momentsOf(time)[0], `the moment of ${time.date} ${time.hour} in ${time.zone}`)

/** The end for programs, in the form of `isoStart`; undefined if there is a time whose end is not known. */
export function isoEnd(schedule: EventSchedule): string | undefined {
  if (!schedule.time) return lastDayOf(schedule)
  const { end } = momentsOfSchedule(schedule)
  return end === undefined ? undefined : isoMoment(end, schedule.time.zone)
}

/** The start for programs: a day, or a moment with its offset from UTC. */
export function isoStart(schedule: EventSchedule): string {
  const { start } = momentsOfSchedule(schedule)
  return schedule.time && start !== undefined ? isoMoment(start, schedule.time.zone) : schedule.date
}
