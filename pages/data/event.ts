import type { Event, Place, VirtualLocation } from 'schema-dts'
import type { SiteWords } from '../../src/site/graph/words'
import { urlOf } from '../../src/site/routes/addresses'
import type { EventEntry } from '../../src/site/ui/cards/EventCard'
import type { EventProgram } from '../events/program'
import type { Node } from './node'
import { companyReference } from './organization'

/** What structured data says of an event. */
type EventInput = Pick<EventEntry, 'seed' | 'title' | 'description' | 'location' | 'href' | 'past'> & {
  day: Pick<EventEntry['day'], 'iso'>
}

/** An event that is still to come; nothing of one that is over. */
export function eventData(event: EventInput, site: SiteWords, program?: Pick<EventProgram, 'speakers' | 'languages'>): Node<Event>[] {
  const { seed, title, description, day, past } = event
  if (past) return []
  const { origin } = site.identity
  return [
    {
      '@type': 'Event',
      name: title,
      description,
      url: origin + urlOf.event(seed),
      startDate: day.iso,
      eventStatus: 'https://schema.org/EventScheduled',
      ...attendance(event, origin),
      organizer: companyReference(site),
      performer: program?.speakers.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
      inLanguage: program && [...program.languages],
    },
  ]
}

const MODES = 'https://schema.org/'

/** How and where visitors attend. Its place is a text: a city, with more after a comma, `Online`, or both. */
function attendance({ location, href }: Pick<EventInput, 'location' | 'href'>, origin: string) {
  const online: Node<VirtualLocation> = { '@type': 'VirtualLocation', url: new URL(href, origin).href }
  const city = location.replace(/\s*(?:\band\s+)?\bonline\b|,.*/gi, '').trim()
  if (city === '') return { eventAttendanceMode: `${MODES}OnlineEventAttendanceMode`, location: online } as const
  const place: Node<Place> = { '@type': 'Place', name: city, address: city }
  return /\bonline\b/i.test(location)
    ? ({ eventAttendanceMode: `${MODES}MixedEventAttendanceMode`, location: [place, online] } as const)
    : ({ eventAttendanceMode: `${MODES}OfflineEventAttendanceMode`, location: place } as const)
}
