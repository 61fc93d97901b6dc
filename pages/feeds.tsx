import type { Graph } from '../src/site/graph/graph'
import { patterns } from '../src/site/routes/patterns'
import { PhaseList } from '../src/site/ui/figures/PhaseList'
import { SubscriptionTable } from '../src/site/ui/figures/SubscriptionTable'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { Section } from '../src/site/ui/layout/Section'
import { SplitLines, type SplitLinesProps } from '../src/site/ui/media/SplitLines'
import { breadcrumbs } from './data/breadcrumbs'
import { calendarSubscriptions, drawingOf, feedSubscriptions, type Subscription } from './feeds/subscriptions'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { feedAlternates, type HeadFeed, headFeeds } from './shared/feed-links'
import { trail } from './shared/trail'

type FeedsProps = {
  copy: Pick<Graph['pages']['feeds'], 'title' | 'lede' | 'seo' | 'feeds' | 'calendars' | 'copying' | 'how' | 'steps' | 'pictureCaption'>
  place: ReturnType<typeof breadcrumbOf>
  feeds: readonly Subscription[]
  calendars: readonly Subscription[]
  drawing: SplitLinesProps['groups']
  alternates: readonly HeadFeed[]
}

/** Every feed and every calendar to subscribe to (specification, 4.24). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.feeds,
  source: () => 'pages/feeds.yaml',
  props: (graph): FeedsProps => {
    const { holds, labels, allDates, ...copy } = graph.pages.feeds
    return {
      copy,
      place: breadcrumbOf(graph, 'feeds'),
      feeds: feedSubscriptions(graph),
      calendars: calendarSubscriptions(graph),
      drawing: drawingOf(graph),
      alternates: headFeeds(graph),
    }
  },
  head: ({ copy, alternates }) => ({ ...copy.seo, alternates: feedAlternates(...alternates) }),
  data: ({ place }, { site }) => [breadcrumbs(site, place)],
  View: FeedsPage,
})

function FeedsPage({ copy, place, feeds, calendars, drawing, site }: ViewProps<FeedsProps>) {
  return (
    <>
      <PageIntro
        breadcrumbs={trail(site, place)}
        title={copy.title}
        lede={copy.lede}
        side={<SplitLines groups={drawing} caption={copy.pictureCaption} />}
        high
        tight
      />
      <Section id="feeds" head={copy.feeds} joined>
        <SubscriptionTable label={copy.feeds.label} rows={feeds} copying={copy.copying} />
      </Section>
      <Section id="calendars" head={copy.calendars} joined>
        <SubscriptionTable label={copy.calendars.label} rows={calendars} copying={copy.copying} />
      </Section>
      <Section id="how" head={copy.how}>
        <PhaseList phases={copy.steps.map(({ title, description }) => ({ title, text: description }))} variant="across" />
      </Section>
    </>
  )
}
