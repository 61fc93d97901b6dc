import { newestFirst, shortDate } from '../../src/engine/lib/dates'
import { isOver, isoStart } from '../../src/site/calendar/event-schedule'
import { whenText } from '../../src/site/calendar/words'
import type { Graph } from '../../src/site/graph/graph'
import { urlOf } from '../../src/site/routes/addresses'
import { patterns } from '../../src/site/routes/patterns'
import type { Pair } from '../../src/site/ui/figures/PairList'
import { type EventFacts, eventFacts } from '../data/event'
import { dayOf } from '../shared/cards'
import { fileOf } from '../shared/file'
import { comingInvestorEvents } from './coming-events'
import type { InvestorEvent } from './Events'
import type { Report } from './Reports'

type Dated = Pick<Graph, 'pages' | 'site' | 'today' | 'reports'>

/** The next event and the latest report; a row is left out if there is none. */
export function headPairs({ pages, reports, site, today }: Dated): Pair[] {
  const { labels, actions } = pages.investors
  const [next] = comingInvestorEvents({ pages, today })
  const latest = reports
    .values()
    .toSorted(newestFirst)
    .find(({ date }) => date <= today)
  return [
    ...(next
      ? [
          { label: labels.nextEvent, value: next.event },
          { label: labels.date, value: whenText(next, site.identity.locale), date: isoStart(next) },
        ]
      : []),
    ...(latest ? [{ label: labels.latestReport, value: latest.title, href: actions.reports.href }] : []),
  ]
}

/** The reports with formatted dates and their files. */
export const investorReports = (graph: Graph): Report[] =>
  graph.reports.values().map(({ slug, title, type, description, date }) => ({
    slug,
    title,
    type,
    description,
    date: { iso: date, text: shortDate(date, graph.site.identity.locale) },
    file: fileOf(graph, urlOf.report(slug)),
  }))

/** The events with formatted dates, and their calendar files; past and cancelled ones are marked. */
export const investorEvents = ({ pages, site, today }: Dated): InvestorEvent[] =>
  pages.investors.events.items.map((item) => ({
    id: item.id,
    title: item.event,
    type: item.type,
    day: dayOf(item, { site }),
    past: isOver(item, today),
    cancelled: item.cancelled,
    calendarFile: urlOf.investorEventFile(item.id),
  }))

/** Structured data of the upcoming events. */
export const investorEventFacts = ({ pages, today }: Dated): EventFacts[] =>
  pages.investors.events.items.flatMap((item) => {
    const { event, type, location } = item
    const address = `${patterns.investors}#events`
    return eventFacts({ title: event, description: type, location, address, attend: address, picture: undefined, when: item }, { today })
  })
