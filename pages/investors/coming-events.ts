import { newestFirst } from '../../src/engine/lib/dates'
import { isOver } from '../../src/site/calendar/event-schedule'
import type { Graph } from '../../src/site/graph/graph'

/** The events for investors that are to come, the next one first. Canceled ones are left out. */
export const comingInvestorEvents = ({ pages, today }: Pick<Graph, 'pages' | 'today'>) =>
  pages.investors.events.items
    .filter((event) => !event.cancelled && !isOver(event, today))
    .toSorted(newestFirst)
    .toReversed()
