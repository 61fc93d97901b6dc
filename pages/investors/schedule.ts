import { dateParts, isPast, longDate, newestFirst, shortDate } from '../../src/engine/lib/dates'
import type { Graph } from '../../src/site/graph/graph'
import type { Pair } from '../../src/site/ui/figures/PairList'
import type { InvestorEvent } from './Events'
import type { Report } from './Reports'

type Dated = Pick<Graph, 'pages' | 'site' | 'today' | 'reports'>

/** The next event and the latest report. Without one, its row is left out. */
export function headPairs({ pages, reports, site, today }: Dated): Pair[] {
  const { labels, events, actions } = pages.investors
  const next = events.items.toSorted(newestFirst).findLast(({ date }) => !isPast(date, today))
  const latest = reports
    .values()
    .toSorted(newestFirst)
    .find(({ date }) => date <= today)
  return [
    ...(next
      ? [
          { label: labels.nextEvent, value: next.event },
          { label: labels.date, value: `${longDate(next.date, site.identity.locale)}, ${next.time}`, date: next.date },
        ]
      : []),
    ...(latest ? [{ label: labels.latestReport, value: latest.title, href: actions.reports.href }] : []),
  ]
}

/** The reports with formatted dates. */
export const investorReports = ({ reports, site }: Dated): Report[] =>
  reports.values().map(({ slug, title, type, description, date }) => ({
    slug,
    title,
    type,
    description,
    date: { iso: date, text: shortDate(date, site.identity.locale) },
  }))

/** The events with formatted dates; past ones are marked. */
export const investorEvents = ({ pages, site, today }: Dated): InvestorEvent[] =>
  pages.investors.events.items.map(({ date, time, event, type }) => ({
    title: event,
    type,
    day: { iso: date, ...dateParts(date, site.identity.locale), time },
    past: isPast(date, today),
  }))
