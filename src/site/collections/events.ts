import { event } from '../../../schemas/event'
import { longDate } from '../../engine/lib/dates'
import { entry } from '../../engine/schema/editorial'
import { drawingOfSeats } from '../art/entry-drawing'
import { type EventSchedule, isOver } from '../calendar/event-schedule'
import { patterns } from '../routes/patterns'
import { byDate, defineCollection } from './define'
import { programPassages } from './passages'

type Dated = { data: EventSchedule }

/** Events where visitors can meet the company. An event has no page of its own, only a place on the list. */
export const events = defineCollection({
  dir: 'events',
  format: 'yaml',
  schema: entry(event),
  anchorPage: patterns.events,
  kind: ({ site }) => site.strings.kinds.event,
  order: (today) => upcomingFirst(today),
  derive:
    (_, { today }) =>
    ({ slug, data }) => ({
      /** Whether its last day was before today. */
      past: isOver(data, today),
      /** A clock and its seats, or orbits if these are not known. */
      drawing: drawingOfSeats(slug, data),
    }),
  searchData: ({ description, type, location, speaker, date, image }, { site }) => ({
    description,
    words: [type, location, speaker, longDate(date, site.identity.locale)],
    picture: image,
  }),
  passages: ({ program }) => program && programPassages(program),
  listed: {
    place: 'events',
    heading: ({ pages }) => pages.search.groups.events,
    further: patterns.eventsPage,
    chips: 'pages.events.types',
  },
})

/** Upcoming events first, the next one at the top; then past ones, newest first. */
const upcomingFirst = (today: string) => (a: Dated, b: Dated) => {
  const past = [isOver(a.data, today), isOver(b.data, today)]
  if (past[0] !== past[1]) return past[0] ? 1 : -1
  return past[0] ? byDate()(a, b) : byDate()(b, a)
}
