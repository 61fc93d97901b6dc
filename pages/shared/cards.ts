import type { EntryRef } from '../../src/engine/content/model/entry-ref'
import { type IsoDate, partsAroundDay, shortDate } from '../../src/engine/lib/dates'
import { memoize } from '../../src/engine/lib/memoize'
import { fill } from '../../src/engine/lib/text'
import { required } from '../../src/engine/problems/problem'
import { type EventSchedule, isoStart } from '../../src/site/calendar/event-schedule'
import { hoursText } from '../../src/site/calendar/words'
import type { CaseStudy, Event, Graph, Insight } from '../../src/site/graph/graph'
import { drawingOf, kindOf } from '../../src/site/graph/kinds'
import { insightAt } from '../../src/site/graph/look-ups'
import { personOf } from '../../src/site/graph/people'
import type { SiteWords } from '../../src/site/graph/words'
import { urlOf } from '../../src/site/routes/addresses'
import type { CardEntry } from '../../src/site/ui/cards/Card'
import type { EventEntry } from '../../src/site/ui/cards/EventCard'
import type { PaperEntry } from '../../src/site/ui/cards/PaperCard'
import type { DayDateProps } from '../../src/site/ui/figures/DayDate'
import type { DateText } from '../../src/site/ui/layout/Meta'
import type { MoreTags } from '../../src/site/ui/layout/Tags'
import { programOf } from '../events/program'
import { changeOf } from './change'
import { fileOf } from './file'

/** A date in the short format of lists. */
export const dateText = (date: IsoDate, { site }: Graph): DateText => ({ iso: date, text: shortDate(date, site.identity.locale) })

/** The day of the last correction as text; undefined for an entry without one. */
export const updatedText = ({ updated }: { updated?: IsoDate | undefined }, { site }: Graph): DateText | undefined =>
  updated === undefined
    ? undefined
    : { iso: updated, text: fill(site.strings.article.updated, { date: shortDate(updated, site.identity.locale) }) }

/** Reading time as text. */
export const minutesText = (minutes: number, { site }: Graph) => fill(site.strings.card.minutes, { n: minutes })

type ArticleCardInput = {
  graph: Graph
  /** Reference to the article or case study. An entry can be its own reference. */
  ref: EntryRef
  /** First word above the title: the kind in mixed lists, the category in lists of one kind. */
  label?: 'kind' | 'category'
}

/** The card of an article or a case study. */
export function articleCard({ graph, ref, label = 'kind' }: ArticleCardInput): CardEntry {
  const entry = insightAt(graph, ref)
  return {
    ...drawingOf(entry),
    tone: entry.tone,
    picture: imageOf(entry),
    slug: entry.slug,
    ...(entry.collection === 'caseStudies' ? { change: changeOf(graph, entry) } : { figure: entry.figure }),
    href: entry.url ?? undefined,
    label: label === 'kind' ? kindOf(graph, entry.collection) : categoryOf(entry),
    date: dateText(entry.date, graph),
    minutes: minutesText(entry.minutes, graph),
    title: entry.title,
    excerpt: entry.excerpt,
    author: personOf(graph, entry.author).name,
    tags: entry.tags,
  }
}

const imageOf = (entry: Insight) => (entry.collection === 'caseStudies' ? entry.heroImage : entry.image)

/** Tags of a case study other than its industry, for cards that show the industry above the title. */
export const tagsBesideIndustry = ({ industry, tags }: Pick<CaseStudy, 'industry' | 'tags'>) =>
  tags.filter((tag) => tag.toLowerCase() !== industry.toLowerCase())

/** The category of an article or case study, used as filter in its list. */
const categoryOf = (entry: Insight) => (entry.collection === 'caseStudies' ? entry.industry : entry.category)

/** The card of a whitepaper in the list of whitepapers. */
export function paperCard({ graph, paper }: { graph: Graph; paper: Extract<Insight, { collection: 'whitepapers' }> }): PaperEntry {
  const { slug, tone, image, category, date, minutes, figure, title, excerpt, downloadCount } = paper
  return {
    slug,
    ...drawingOf(paper),
    tone,
    picture: image,
    href: urlOf.whitepaper(slug),
    pdf: fileOf(graph, urlOf.pdf(urlOf.whitepaper(slug))),
    category,
    date: dateText(date, graph),
    minutes: minutesText(minutes, graph),
    figure,
    title,
    excerpt,
    issue: issueOf(graph, paper),
    downloads: downloadCount,
  }
}

/** Year and number of a paper, as on its cover. */
export const issueOf = (graph: Graph, paper: Pick<Insight, 'date'>) =>
  fill(graph.site.strings.card.issue, { year: new Date(paper.date).getUTCFullYear(), n: numberOf(graph, paper) })

/** The number of a paper, counted from the oldest. Papers of the same day share the highest number of that day. */
const numberOf = ({ whitepapers }: Graph, { date }: Pick<Insight, 'date'>) =>
  required(numbersByDay(whitepapers.values()).get(date), `a paper of ${date}`)

const numbersByDay = memoize(
  (papers: readonly Pick<Insight, 'date'>[]) =>
    new Map(
      papers
        .map(({ date }) => date)
        .toSorted()
        .map((date, index) => [date, index + 1]),
    ),
)

/** The card of an event. */
export function eventCard({ graph, event }: { graph: Graph; event: Event }): EventEntry {
  const { slug, tone, image, type, past, cancelled, title, description, location, speaker, followUp, program } = event
  const { types, badges, pictureCaption } = graph.pages.events
  return {
    slug,
    ...drawingOf(event),
    tone,
    picture: image,
    caption: image || !program?.seating ? undefined : fill(pictureCaption, { n: program.capacity ?? 0 }),
    type,
    kind: badges[types.indexOf(type)],
    past,
    cancelled,
    day: dayOf(event, graph),
    title,
    description,
    location,
    speaker,
    href: registrationOf(event, graph),
    followUp: past ? followUp : undefined,
    calendarFile: urlOf.eventFile(slug),
    program: program && programOf(graph, event, program),
  }
}

/** Where to register for an event: its own address, or the inquiry form with event, date and place filled in. */
export function registrationOf(event: Pick<Event, 'title' | 'location' | 'registrationLink'> & EventSchedule, { site }: Graph): string {
  const { title, date, location, registrationLink } = event
  const { locale } = site.identity
  const facts = [shortDate(date, locale), hoursText(event, locale), location].filter(Boolean).join(', ')
  return registrationLink ?? urlOf.contact({ topic: 'event', event: `${title} (${facts})` })
}

/** Date and time of something that takes place, for `DayDate`. */
export function dayOf(when: EventSchedule, { site }: Pick<Graph, 'site'>): DayDateProps {
  const { locale } = site.identity
  return { iso: isoStart(when), date: partsAroundDay(when.date, locale), time: hoursText(when, locale) }
}

/** Words for the number of tags that a card does not show. */
export const moreTagsOf = ({ list }: Pick<SiteWords['strings'], 'list'>): MoreTags => ({
  short: list.more,
  spoken: list.moreTags,
  spokenOne: list.moreTag,
})
