import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { newestFirst } from '../../engine/lib/dates'
import { type CalendarEvent, type CalendarHead, calendarFile } from '../calendar/calendar-file'
import { hourText } from '../calendar/program'
import type { Event, Graph } from '../graph/graph'
import { isLeftOut } from '../graph/left-out'
import { urlOf } from '../routes/addresses'
import { patterns } from '../routes/patterns'

type InvestorDate = Graph['pages']['investors']['events']['items'][number]
/** Name and description of a calendar to subscribe to. */
type Words = Graph['pages']['events']['calendar']
type File = { address: string; head: CalendarHead; events: readonly CalendarEvent[] }

/**
 * Calendar files (RFC 5545): one for each event and each investor date, and two to subscribe to, for all dates and for investor dates. They
 * keep past dates, which subscribers would otherwise lose. Without the investors page there are no investor dates.
 */
export const calendars: Output<Graph> = {
  name: 'calendars',
  codeKey: import.meta.codeKey,
  reserved: (graph) => filesOf(graph).map(({ address }) => address),
  *emit({ graph, codeKey }) {
    for (const { address, head, events } of filesOf(graph))
      yield { path: address.slice(1), key: keyOf(codeKey, head, events), contents: () => calendarFile(head, events) }
  },
}

function filesOf(graph: Graph): File[] {
  const { events: ownPage, investors: investorsPage } = graph.pages
  const { name: publisher, origin, language } = graph.site.identity
  const head = { publisher, language }
  const events = graph.events.values().map((event) => ({ address: urlOf.eventFile(event.slug), event: calendarEvent(event, graph) }))
  const hasInvestors = !isLeftOut(graph, patterns.investors)
  const dates = (hasInvestors ? investorsPage.events.items : []).map((date) => ({
    address: urlOf.investorEventFile(date.id),
    event: investorDate(date, graph),
  }))
  const whole = (address: string, { name, description }: Words, of: readonly { event: CalendarEvent }[]): File => ({
    address,
    head: { ...head, subscription: { name, description, source: origin + address } },
    events: of.map(({ event }) => event).toSorted((a, b) => newestFirst(b.when, a.when)),
  })
  return [
    ...[...events, ...dates].map(({ address, event }) => ({ address, head, events: [event] })),
    whole(urlOf.calendar(), ownPage.calendar, [...events, ...dates]),
    ...(hasInvestors ? [whole(urlOf.investorCalendar(), investorsPage.events.calendar, dates)] : []),
  ]
}

function calendarEvent(event: Event, { site }: Graph): CalendarEvent {
  const { slug, title, description, location, type, speaker, program } = event
  const { origin } = site.identity
  const url = origin + urlOf.event(slug)
  return {
    id: idOf(urlOf.event(slug), origin),
    ...timesOf(event),
    title,
    description: textOf(description, `${site.strings.card.speaker}: ${speaker}`, ...(program ? [agendaText(program, site)] : []), url),
    location,
    category: type,
    url,
  }
}

/** The agenda, one line for each part. */
const agendaText = ({ agenda }: NonNullable<Event['program']>, { identity }: Graph['site']) =>
  agenda.map(({ start, title }) => `${hourText(start, identity.locale)}  ${title}`).join('\n')

function investorDate(date: InvestorDate, { site, pages }: Graph): CalendarEvent {
  const { origin, name } = site.identity
  const url = `${origin}${patterns.investors}#events`
  return {
    id: idOf(`${patterns.investors}#${date.id}`, origin),
    ...timesOf(date),
    title: `${name}: ${date.event}`,
    description: textOf(date.type, url),
    location: date.location,
    category: pages.investors.events.category,
    url,
  }
}

const timesOf = ({ date, lastDate, time, announced, changed = [], cancelled }: Event | InvestorDate) => ({
  when: { date, lastDate, time },
  announced,
  changed,
  cancelled,
})

const textOf = (...paragraphs: readonly string[]) => paragraphs.join('\n\n')

/** An id that is globally unique: `events/open-day@www.example.com`. */
const idOf = (address: string, origin: string) => `${address.slice(1).replace('#', '/')}@${new URL(origin).hostname}`
