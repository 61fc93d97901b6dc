import type { Event, Place, VirtualLocation } from 'schema-dts'
import type { DataContext } from '../../renderer/define/page'
import type { ShownPicture } from '../../src/engine/schema/shown-picture'
import { attendanceOf } from '../../src/site/calendar/attendance'
import { type EventSchedule, isOver, isoEnd, isoStart } from '../../src/site/calendar/event-schedule'
import type { Graph } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'
import { imageOf } from './image'
import type { Node } from './node'
import { companyReference } from './organization'

/** The structured data of an upcoming event. Plain data. */
export type EventFacts = {
  title: string
  description: string
  /** A place, `Online`, or both. */
  location: string
  /** The address of its section on a page, and the address to attend online or to register. */
  address: string
  attend: string
  start: string
  end: string | undefined
  cancelled: boolean
  picture: ShownPicture | undefined
  /** Speakers, and language codes, if its program states them. */
  performers?: readonly { name: string; role: string }[] | undefined
  languages?: readonly string[] | undefined
}

type Announced = Pick<EventFacts, 'title' | 'description' | 'location' | 'address' | 'attend' | 'picture' | 'performers' | 'languages'> & {
  when: EventSchedule & { cancelled: boolean }
}

/** The facts of an event; empty if it is over. */
export function eventFacts({ when, ...facts }: Announced, { today }: Pick<Graph, 'today'>): EventFacts[] {
  return isOver(when, today) ? [] : [{ ...facts, start: isoStart(when), end: isoEnd(when), cancelled: when.cancelled }]
}

/** An event. */
export function eventData(event: EventFacts, { site, card }: DataContext<SiteWords>): Node<Event> {
  const { title, description, address, start, end, cancelled, picture, performers, languages } = event
  const { origin } = site.identity
  return {
    '@type': 'Event',
    name: title,
    description,
    url: origin + address,
    image: imageOf(picture, origin, card),
    startDate: start,
    endDate: end,
    eventStatus: cancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    ...attendance(event, origin),
    organizer: companyReference(site),
    performer: performers?.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
    inLanguage: languages && [...languages],
  }
}

const MODES = 'https://schema.org/'

/** How and where visitors attend. */
function attendance({ location, attend }: Pick<EventFacts, 'location' | 'attend'>, origin: string) {
  const online: Node<VirtualLocation> = {
    '@type': 'VirtualLocation',
    url: new URL(attend.startsWith('/') ? origin + attend : attend, origin).href,
  }
  const { place: name, online: isOnline } = attendanceOf(location)
  if (name === undefined) return { eventAttendanceMode: `${MODES}OnlineEventAttendanceMode`, location: online } as const
  const place: Node<Place> = { '@type': 'Place', name, address: name }
  return isOnline
    ? ({ eventAttendanceMode: `${MODES}MixedEventAttendanceMode`, location: [place, online] } as const)
    : ({ eventAttendanceMode: `${MODES}OfflineEventAttendanceMode`, location: place } as const)
}
