import { TZDate } from '@date-fns/tz'
import ical, { escape as escapeText, type ICalEventData, ICalEventStatus } from 'ical-generator'
import { DAY, type IsoDate } from '../../engine/lib/dates'
import { type EventSchedule, lastDayOf, momentsOfSchedule } from './event-schedule'
import { isDefinedAt, zoneDefinition } from './zones'

/** An event of a calendar. All texts are plain. */
export type CalendarEvent = {
  /** Globally unique, and stable as long as the event exists, so that calendars recognize it. */
  id: string
  when: EventSchedule
  /** The day on which it was announced, and the days on which it changed. */
  announced: IsoDate
  changed: readonly IsoDate[]
  cancelled: boolean
  title: string
  description: string
  /** Left out for an event without a place, such as one online. */
  location?: string | undefined
  category: string
  /** The address of the page that shows it. */
  url: string
}

export type CalendarHead = {
  /** Who publishes it, in what language. */
  publisher: string
  language: string
  /** Shown by programs that subscribe to the calendar, with the address of the file; left out in the file of a single event. */
  subscription?: { name: string; description: string; source: string }
}

/** How often programs should look for changes, in seconds. */
const REFRESH = 24 * 60 * 60

/** A calendar file (RFC 5545). It depends on its arguments only: its timestamps are days of the events, never the day of the build. */
export function calendarFile({ publisher, language, subscription }: CalendarHead, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    prodId: { company: publisher, product: 'Calendar', language: language.toUpperCase() },
    scale: 'GREGORIAN',
    timezone: { name: null, generator: (zone) => zoneDefinition(zone).text },
    ...(subscription && {
      // The library escapes the texts of events only.
      name: escapeText(subscription.name, false),
      description: escapeText(subscription.description, false),
      source: subscription.source,
      ttl: REFRESH,
    }),
  })
  for (const event of events) calendar.createEvent(eventData(event))
  return `${propertiesFirst(calendar.toString())}\r\n`
}

/** RFC 5545 requires all properties of a calendar before its first component; the library writes some after the time zones. */
const propertiesFirst = (text: string) =>
  text.replace(/((?:BEGIN:VTIMEZONE\r\n[\s\S]*?END:VTIMEZONE\r\n)+)((?:(?!BEGIN:|END:)[^\r]*\r\n)+)/, '$2$1')

function eventData({ id, when, announced, changed, cancelled, category, ...texts }: CalendarEvent): ICalEventData {
  const last = changed.reduce((latest, day) => (day > latest ? day : latest), announced)
  return {
    id,
    sequence: changed.length,
    stamp: dayAsMoment(last),
    created: dayAsMoment(announced),
    lastModified: dayAsMoment(last),
    ...timesOf(when),
    summary: texts.title,
    description: texts.description,
    ...(texts.location !== undefined && { location: texts.location }),
    url: texts.url,
    categories: [{ name: category }],
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  }
}

/** Whole days end before the day that their end names. Times for which the definition of their zone would be wrong are written in UTC. */
function timesOf(when: EventSchedule): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  const { start, end } = momentsOfSchedule(when)
  if (!when.time || start === undefined)
    return { allDay: true, start: dayAsMoment(when.date), end: new Date(dayAsMoment(lastDayOf(when)).getTime() + DAY) }
  const { name: timezone } = zoneDefinition(when.time.zone)
  if (![start, end ?? start].every((moment) => isDefinedAt(moment, timezone)))
    return { start: new Date(start), ...(end !== undefined && { end: new Date(end) }) }
  return { timezone, start: new TZDate(start, timezone), ...(end !== undefined && { end: new TZDate(end, timezone) }) }
}

const dayAsMoment = (day: IsoDate) => new Date(`${day}T00:00:00Z`)
