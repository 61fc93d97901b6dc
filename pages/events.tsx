import type { Event } from '../src/site/graph/graph'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { eventCard } from './shared/cards'
import { definePage } from './shared/define-page'
import { chipsOf, type List } from './shared/listing/list'
import { furtherListPages, listPage } from './shared/listing/list-page'

/** Events: what comes next first. */
export const eventList: List<Event> = {
  address: patterns.events,
  pageAddress: urlOf.eventsPage,
  copy: (graph) => graph.pages.events,
  crumbs: ['insights', 'events'],
  categories: (graph) => chipsOf(graph.pages.events.types),
  entries: (graph) => graph.events.values(),
  item: (graph, event) => ({
    kind: 'event',
    id: event.slug,
    category: event.type,
    featured: event.featured,
    search: [event.title, event.description],
    event: eventCard({ graph, event }),
  }),
}

const input = { list: eventList, source: 'pages/events.yaml' }

/** Events list (part 2, section 2). */
export default definePage({ path: patterns.events, ...listPage(input) })

/** Its pages after the first. */
export const furtherPages = definePage({ path: patterns.eventsPage, ...furtherListPages(input) })
