import type { EntryDrawing } from '../src/site/art/entry-drawing'
import type { PlacedName } from '../src/site/art/names/placed-name'
import type { Graph } from '../src/site/graph/graph'
import { personOf } from '../src/site/graph/people'
import { revenueDrawing, revenueNames } from '../src/site/graph/revenue'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import type { PersonEntry } from '../src/site/ui/cards/PersonItem'
import { FactList } from '../src/site/ui/figures/FactList'
import { MeasureLink } from '../src/site/ui/figures/MeasureLink'
import { type Pair, PairList } from '../src/site/ui/figures/PairList'
import { ActionPair } from '../src/site/ui/layout/ActionPair'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { HeadPicture } from '../src/site/ui/media/HeadPicture'
import { NamePairs } from '../src/site/ui/media/NamePairs'
import { breadcrumbs } from './data/breadcrumbs'
import { type EventFacts, eventData } from './data/event'
import { reportData } from './data/report'
import { Board } from './investors/Board'
import { Contact } from './investors/Contact'
import { Events, type InvestorEvent } from './investors/Events'
import { type Report, Reports } from './investors/Reports'
import { Revenue } from './investors/Revenue'
import { headPairs, investorEventFacts, investorEvents, investorReports } from './investors/schedule'
import { Thesis } from './investors/Thesis'
import { breadcrumbOf } from './shared/breadcrumb'
import { calendarLinks } from './shared/calendar-links'
import { definePage, type ViewProps } from './shared/define-page'
import { factsOf } from './shared/facts'
import { directorOf } from './shared/person'
import { trail } from './shared/trail'

type InvestorsProps = {
  copy: Graph['pages']['investors']
  place: ReturnType<typeof breadcrumbOf>
  /** Next event and latest report, shown below the title. */
  pairs: readonly Pair[]
  /** The picture next to the title. */
  revenue: { drawing: EntryDrawing; names: readonly PlacedName[] }
  reports: readonly Report[]
  board: readonly PersonEntry[]
  events: readonly InvestorEvent[]
  /** The upcoming events, for structured data. */
  upcoming: readonly EventFacts[]
  calendar: ReturnType<typeof calendarLinks>
}

/** Investor relations (specification, 4.19). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.investors,
  source: () => 'pages/investors.yaml',
  props: (graph): InvestorsProps => ({
    copy: graph.pages.investors,
    place: breadcrumbOf(graph, 'investors'),
    pairs: headPairs(graph),
    revenue: { drawing: revenueDrawing(graph), names: revenueNames(graph, 'side') },
    reports: investorReports(graph),
    board: graph.pages.investors.board.people.map((slug) => directorOf(personOf(graph, slug))),
    events: investorEvents(graph),
    upcoming: investorEventFacts(graph),
    calendar: calendarLinks(graph.pages.investors.events.calendar, graph, urlOf.investorCalendar()),
  }),
  head: ({ copy }) => copy.seo,
  data: ({ place, reports, upcoming }, context) => [
    breadcrumbs(context.site, place),
    ...reports.map((report) => reportData(report, context.site)),
    ...upcoming.map((event) => eventData(event, context)),
  ],
  View: InvestorsPage,
})

function InvestorsPage({
  copy,
  place,
  pairs,
  revenue,
  reports,
  board,
  events,
  calendar,
  site,
}: ViewProps<Omit<InvestorsProps, 'upcoming'>>) {
  const { actions, labels } = copy
  const highlights = copy.highlights.flatMap(({ metric, label, growth, description }) =>
    factsOf(site, [metric]).map(({ value }) => ({ value, label, detail: `${growth}. ${description}` })),
  )
  return (
    <>
      <PageIntro
        breadcrumbs={trail(site, place)}
        title={copy.title}
        lede={copy.lede}
        actions={<ActionPair first={actions.reports} second={actions.updates} />}
        side={
          <figure>
            <HeadPicture {...revenue.drawing} tone="bark" shape="side" names={{ side: revenue.names }} />
            <NamePairs names={revenue.names} />
            <figcaption>{copy.pictureCaption}</figcaption>
          </figure>
        }
      >
        <div className="mt6">
          <PairList pairs={pairs} />
        </div>
      </PageIntro>
      <section className="wrap" aria-labelledby="highlights">
        <h2 className="sr" id="highlights">
          {labels.highlights}
        </h2>
        <FactList lead min="fluid" facts={highlights} />
        {copy.terms && (
          <div className="mt6">
            <PairList pairs={copy.terms.map(({ name, value }) => ({ label: name, value }))} />
          </div>
        )}
        <p className="small muted mt5">{labels.unaudited}</p>
        <MeasureLink part="investors" label={site.strings.howWeMeasure} />
      </section>
      <Revenue copy={copy.revenue} labels={labels} table={site.strings.chart.table} />
      <Thesis {...copy.thesis} />
      <Reports copy={copy} reports={reports} />
      <Board head={copy.board.head} people={board} />
      <Events head={copy.events.head} events={events} calendar={calendar} words={site.strings.card} />
      <Contact
        contact={copy.contact}
        updates={copy.updates}
        words={site.strings.contactPanel}
        withoutScript={site.strings.subscribe.withoutScript}
        note={site.identity.sampleNote}
      />
    </>
  )
}
