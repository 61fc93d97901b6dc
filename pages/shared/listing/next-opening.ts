import { madeOnce } from '../../../src/engine/lib/made-once'
import type { Event, Graph } from '../../../src/site/graph/graph'
import { dayLineAround } from '../day-line'
import type { ListOpening } from './opening'

/** The event that comes next; undefined where none is to come. */
export const nextEvent = madeOnce((events: readonly Event[]) => planned(events).find(({ past }) => !past))

const planned = (events: readonly Event[]) => events.filter(({ cancelled }) => !cancelled)

/** The days of the events around the one that comes next; nothing where none is to come. */
export function nextOpening({ events, site }: Graph): ListOpening | undefined {
  const all = events.values()
  const next = nextEvent(all)
  return next && { kind: 'days', ...dayLineAround(next.date, planned(all), site.identity.locale) }
}
