import type { Graph } from '../../../src/site/graph/graph'
import { urlOf } from '../../../src/site/routes/addresses'
import { dayOf } from '../cards'
import { dayLineAround } from '../day-line'
import type { ListOpening } from './opening'

/** The event that comes next, and the days of those around it; nothing where none is to come. */
export function nextOpening(graph: Graph): ListOpening | undefined {
  const planned = graph.events.values().filter(({ cancelled }) => !cancelled)
  const next = planned.find(({ past }) => !past)
  if (!next) return undefined
  const { title, slug } = next
  return {
    kind: 'next',
    next: { label: graph.pages.events.next, day: dayOf(next, graph), title, href: urlOf.event(slug) },
    line: dayLineAround(next.date, planned, graph.site.identity.locale),
  }
}
