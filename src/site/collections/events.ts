import { event } from '../../../schemas/event'
import { longDate } from '../../engine/lib/dates'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { byDate, defineCollection } from './define'

type Dated = { data: { date: string } }

/** Where the firm can be met. An event is a place on the list of all. */
export const events = defineCollection({
  dir: 'events',
  format: 'yaml',
  schema: entry(event),
  place: patterns.events,
  kind: ({ site }) => site.strings.kinds.event,
  order: (today) => upcomingFirst(today),
  derive:
    (_, { today }) =>
    ({ data }) => ({
      /** It lies before the day of the site. */
      past: data.date < today,
    }),
  find: ({ description, type, location, speaker, date, image }, { site }) => ({
    description,
    words: [type, location, speaker, longDate(date, site.identity.locale)],
    picture: image,
  }),
  listed: {
    place: 'events',
    heading: ({ pages }) => pages.search.groups.events,
    further: patterns.eventsPage,
    chips: 'pages.events.types',
  },
})

/** What comes next first, then what is past, newest first. */
const upcomingFirst = (today: string) => (a: Dated, b: Dated) => {
  const past = [a.data.date < today, b.data.date < today]
  if (past[0] !== past[1]) return past[0] ? 1 : -1
  return past[0] ? byDate()(a, b) : byDate()(b, a)
}
