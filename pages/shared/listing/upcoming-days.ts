import { memoize } from '../../../src/engine/lib/memoize'
import type { Event, Graph } from '../../../src/site/graph/graph'
import { dayLineAround } from '../day-line'
import type { ListOpening } from './opening'

/** The upcoming events in the order of their collection, the next one first. Canceled ones are left out. */
export const comingEvents = (events: readonly Event[]) => planned(events).filter(({ past }) => !past)

/** The next event; undefined if there is no upcoming one. */
export const nextEvent = memoize((events: readonly Event[]) => comingEvents(events)[0])

const planned = (events: readonly Event[]) => events.filter(({ cancelled }) => !cancelled)

/** The days of the events around the next one; undefined if there is no upcoming one. */
export function upcomingDaysVisual({ events, site }: Graph): ListOpening | undefined {
  const all = events.values()
  const next = nextEvent(all)
  return next && { kind: 'days', ...dayLineAround(next.date, planned(all), site.identity.locale) }
}
