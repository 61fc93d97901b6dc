import { feedSummaries } from '../../src/site/graph/feeds'
import type { Graph } from '../../src/site/graph/graph'
import { isInsight } from '../../src/site/graph/hub'
import { isLeftOut } from '../../src/site/graph/left-out'
import { urlOf } from '../../src/site/routes/addresses'
import { FEED_FORMATS, feedAddress } from '../../src/site/routes/files'
import { patterns } from '../../src/site/routes/patterns'
import type { SubscriptionAddress } from '../../src/site/ui/figures/SubscriptionTable'
import type { SplitLinesProps } from '../../src/site/ui/media/SplitLines'
import { breadcrumbOf } from '../shared/breadcrumb'
import { calendarLinks } from '../shared/calendar-links'

/** Something to subscribe to: title, name and description, the page with the same content, and its addresses. */
export type Subscription = {
  title: string
  /** Short name in the drawing of the page. */
  name: string
  home: string
  text: string
  addresses: readonly SubscriptionAddress[]
}

/** Every feed, in each of its formats. */
export const feedSubscriptions = (graph: Graph): Subscription[] =>
  feedSummaries(graph).map(({ label, description, home, stem }) => ({
    title: label,
    name: label,
    home,
    text: description,
    addresses: FEED_FORMATS.map((format) => {
      const href = feedAddress(stem, format)
      const label = graph.site.strings.subscribe.formats[format]
      return { label, href, text: label, whole: graph.site.identity.origin + href }
    }),
  }))

/** Every calendar to subscribe to. */
export function calendarSubscriptions(graph: Graph): Subscription[] {
  const { events, investors, feeds } = graph.pages
  return [
    { words: events.calendar, place: breadcrumbOf(graph, 'events'), file: urlOf.calendar() },
    { words: investors.events.calendar, place: breadcrumbOf(graph, 'investors'), file: urlOf.investorCalendar() },
  ]
    .filter(({ place }) => !isLeftOut(graph, place.href))
    .map(({ words, place, file }) => {
      const { primary } = calendarLinks(words, graph, file)
      return {
        title: words.name,
        name: place.label,
        home: place.href,
        text: words.description,
        addresses: [
          { label: feeds.labels.program, href: primary.href, text: feeds.labels.program },
          { label: feeds.labels.address, href: file, text: feeds.labels.address, whole: graph.site.identity.origin + file },
        ],
      }
    })
}

/**
 * The groups of the drawing: kinds of insights in the main feed, other feeds, and the content of the main calendar. Kinds available only in
 * the main feed or calendar have no point.
 */
export function drawingOf(graph: Graph): SplitLinesProps['groups'] {
  const [all, ...feeds] = feedSubscriptions(graph)
  const kinds = graph.pages.insights.categories
    .filter(({ kind }) => isInsight(kind))
    .map(({ label, kind }) => ({ label, home: patterns[kind] }))
  return [
    { of: all?.name, names: kinds.map(({ label, home }) => ({ name: label, point: feeds.some((feed) => feed.home === home) })) },
    { names: feeds.filter(({ home }) => kinds.every((kind) => kind.home !== home)).map(({ name }) => ({ name, point: true })) },
    {
      of: graph.pages.feeds.allDates,
      names: calendarSubscriptions(graph).map(({ name, home }) => ({ name, point: home !== patterns.events })),
    },
  ].filter(({ names }) => names.length > 0)
}
