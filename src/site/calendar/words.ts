import { longDate, shortDate } from '../../engine/lib/dates'
import { unbroken } from '../../engine/lib/text'
import { type Happening, momentsOfHappening } from './happening'

/** Creating a formatter takes fifty times as long as using it, so formatters are cached by format, zone and locale. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, formatter)
  return formatter
}

/** The day of the week and the hours, with the name of the zone: `Wednesday, 11:00 – 11:40 AM, EST`. */
export const hoursText = (happening: Happening, locale: string): string =>
  [daysText(happening, locale), ...clockText(happening, locale)].join(', ')

/** Like `hoursText`, with the date. */
export const whenText = (happening: Happening, locale: string): string =>
  happening.lastDate === undefined
    ? [
        formatterOf(locale, { weekday: 'long', timeZone: 'UTC' }).format(noonOf(happening.date)),
        unbroken(longDate(happening.date, locale)),
        ...clockText(happening, locale),
      ].join(', ')
    : hoursText(happening, locale)

/** The date, and the hour of the start with the short name of the zone: `Jan 23, 2025, 10:00 AM EST`; of whole days, the date alone. */
export function startText(happening: Happening, locale: string): string {
  const { start } = momentsOfHappening(happening)
  if (!happening.time || start === undefined) return shortDate(happening.date, locale)
  return plain(formatterOf(locale, { ...START, timeZone: happening.time.zone }).format(start))
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
function daysText({ date, lastDate }: Happening, locale: string): string {
  if (lastDate === undefined) return formatterOf(locale, { weekday: 'long', timeZone: 'UTC' }).format(noonOf(date))
  const days = formatterOf(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
  return plain(days.formatRange(noonOf(date), noonOf(lastDate)))
}

/** The hours, and the name of their zone on that day; nothing for whole days. */
function clockText(happening: Happening, locale: string): string[] {
  const { start, end } = momentsOfHappening(happening)
  if (!happening.time || start === undefined) return []
  const { zone } = happening.time
  const clock = formatterOf(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone })
  const isOneDay = happening.lastDate === undefined
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

const noonOf = (date: string) => new Date(`${date}T12:00:00Z`)

/** Replaces the narrow and thin spaces of `Intl`, which not every font has. */
const plain = (text: string) => text.replace(/\s/g, ' ')
