import { shortDate } from '../../src/engine/lib/dates'
import { durationText, hourText, languagesText } from '../../src/site/calendar/program'
import type { Event, Graph } from '../../src/site/graph/graph'
import { urlOf } from '../../src/site/routes/addresses'
import type { Pair } from '../../src/site/ui/figures/PairList'
import { personOf } from '../shared/person'

/** What happens at an event, as its page shows it. */
export type EventProgram = {
  /** The id of the place on the page that tells it. */
  id: string
  title: string
  day: { iso: string; text: string }
  /** Whether it is over or does not take place, in words. */
  state?: string | undefined
  agenda: readonly { time: string; title: string; by?: string | undefined }[]
  speakers: readonly { name: string; role: string }[]
  takeaways: readonly string[]
  /** For whom, how long, in what language, at what price. */
  terms: readonly Pair[]
}

type Program = NonNullable<Event['program']>

/** The programs of all events that have one, in the order of the list. */
export const programsOf = (graph: Graph): EventProgram[] =>
  graph.events.values().flatMap((event) => (event.program ? [programOf(graph, event, event.program)] : []))

function programOf(graph: Graph, event: Event, program: Program): EventProgram {
  const { locale } = graph.site.identity
  const { pastEvent, cancelled } = graph.site.strings.card
  const { agenda, takeaways } = program
  return {
    id: new URL(urlOf.eventProgram(event.slug), graph.site.identity.origin).hash.slice(1),
    title: event.title,
    day: { iso: event.date, text: shortDate(event.date, locale) },
    state: event.cancelled ? cancelled : event.past ? pastEvent : undefined,
    agenda: agenda.map(({ start, title, by }) => ({ time: hourText(start, locale), title, by })),
    speakers: speakersOf(graph, program),
    takeaways,
    terms: termsOf(graph, event, program),
  }
}

/** Who speaks at an event. */
export const speakersOf = (graph: Graph, { speakers }: Program) =>
  speakers.map((speaker) => {
    if (!('person' in speaker)) return speaker
    const { name, title } = personOf(graph, speaker.person)
    return { name, role: title }
  })

function termsOf({ pages, site }: Graph, event: Event, { audience, languages, price, capacity }: Program): Pair[] {
  const { locale } = site.identity
  const words = pages.events.programs
  return [
    { label: words.audience, value: audience },
    { label: words.duration, value: durationText(event, locale) },
    { label: words.language, value: languagesText(languages, locale) },
    { label: words.price, value: price },
    { label: words.capacity, value: capacity?.toLocaleString(locale) },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))
}
