import type { Event, Graph } from '../src/site/graph/graph'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { eventFacts } from './data/event'
import { speakersOf } from './events/program'
import { eventCard, registrationOf } from './shared/cards'
import { chipsOf, type LongList } from './shared/listing/list'
import { pagedList } from './shared/listing/list-page'
import { nextEvent, upcomingDaysVisual } from './shared/listing/upcoming-days'

/** Events; the next one comes first. */
const eventList: LongList<Event> = {
  address: patterns.events,
  further: patterns.eventsPage,
  copy: (graph) => graph.pages.events,
  crumbs: ['insights', 'events'],
  opening: upcomingDaysVisual,
  categories: (graph) => chipsOf(graph.pages.events.types),
  entries: (graph) => graph.events.values(),
  item: (graph, event) => ({
    kind: 'event',
    id: event.slug,
    category: event.type,
    featured: event.featured,
    over: event.past,
    search: [event.title, event.description],
    event: { ...eventCard({ graph, event }), ...(event === nextEvent(graph.events.values()) && { next: graph.pages.events.next }) },
  }),
  events: (graph, event) => eventFacts(eventOf(graph, event), graph),
}

const eventOf = (graph: Graph, event: Event) => {
  const { slug, title, description, location, image, program } = event
  const attend = registrationOf(event, graph)
  const performers = program && speakersOf(graph, program)
  const facts = { title, description, location, address: urlOf.event(slug), attend, picture: image, when: event }
  return { ...facts, performers, languages: program?.languages }
}

/** Events list (specification, 4.13). */
export default pagedList({ codeKey: import.meta.codeKey, list: eventList, source: 'pages/events.yaml' })
