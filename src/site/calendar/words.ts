import { longDate, noonOf, shortDate } from '../../engine/lib/dates'
import { breakable, unbroken } from '../../engine/lib/text'
import { type EventSchedule, momentsOfSchedule } from './event-schedule'

/** Creating a formatter takes fifty times as long as using it, so formatters are cached by format, zone and locale. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, formatter)
  return formatter
}

/** The day of the week and the hours, with the name of the zone: `Wednesday, 11:00 – 11:40 AM, EST`. */
export const hoursText = (schedule: EventSchedule, locale: string): string =>
  [daysText(schedule, locale), ...clockText(schedule, locale)].join(', ')

/** Like `hoursText`, with the date. */
export const whenText = (schedule: EventSchedule, locale: string): string =>
  schedule.lastDate === undefined
    ? [
        formatterOf(locale, { weekday: 'long', timeZone: 'UTC' }).format(noonOf(schedule.date)),
        unbroken(longDate(schedule.date, locale)),
        ...clockText(schedule, locale),
      ].join(', ')
    : hoursText(schedule, locale)

/** The date, and the hour of the start with the short name of the zone: `Jan 23, 2025, 10:00 AM EST`; of whole days, the date alone. */
export function startText(schedule: EventSchedule, locale: string): string {
  const { start } = momentsOfSchedule(schedule)
  if (!schedule.time || start === undefined) return shortDate(schedule.date, locale)
  return breakable(formatterOf(locale, { ...START, timeZone: schedule.time.zone }).format(start))
}

const START = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions

/** The day of the week; for several days, the first and the last one with their dates. */
function daysText({ date, lastDate }: EventSchedule, locale: string): string {
  if (lastDate === undefined) return formatterOf(locale, { weekday: 'long', timeZone: 'UTC' }).format(noonOf(date))
  const days = formatterOf(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
  return breakable(days.formatRange(noonOf(date), noonOf(lastDate)))
}

/** The hours, and the name of their zone on that day; nothing for whole days. */
function clockText(schedule: EventSchedule, locale: string): string[] {
  const { start, end } = momentsOfSchedule(schedule)
  if (!schedule.time || start === undefined) return []
  const { zone } = schedule.time
  const clock = formatterOf(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone })
  const isOneDay = schedule.lastDate === undefined
  const hours =
    end === undefined ? clock.format(start) : isOneDay ? clock.formatRange(start, end) : `${clock.format(start)} – ${clock.format(end)}`
  const name = zoneName(start, zone, locale)
  // A short zone name stays with the hours; a long one would not fit on their line.
  return /\s/.test(name) ? [unbroken(hours), name] : [unbroken(`${hours}, ${name}`)]
}

/** A locale whose short zone names complement those of a language: British English has those of Europe. */
const ELSEWHERE: Readonly<Record<string, string>> = { en: 'en-GB' }

/** The short name of a zone, such as `EST`, or the long one if the language has only an offset, such as `GMT+5`. */
function zoneName(moment: number, zone: string, locale: string): string {
  const nameIn = (place: string, timeZoneName: 'short' | 'long') =>
    formatterOf(place, { timeZone: zone, timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  const places = [locale, ELSEWHERE[new Intl.Locale(locale).language] ?? locale]
  const short = places.map((place) => nameIn(place, 'short')).find((name) => /^\p{L}+$/u.test(name))
  return short ?? unbroken(nameIn(locale, 'long'))
}

/** An hour of the day, such as `9 AM`. */
export const hourOf = (hour: number, locale: string): string =>
  unbroken(formatterOf(locale, { hour: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2000, 0, 1, hour)))
