import { durationText, hourText, languagesText } from '../../src/site/calendar/program'
import type { Event, Graph } from '../../src/site/graph/graph'
import { personOf } from '../../src/site/graph/people'
import { urlOf } from '../../src/site/routes/addresses'
import type { EventProgramEntry } from '../../src/site/ui/cards/EventProgram'
import type { Pair } from '../../src/site/ui/figures/PairList'

type Program = NonNullable<Event['program']>

/** The program of an event, as its card shows it. */
export function programOf(graph: Graph, event: Event, program: Program): EventProgramEntry {
  const { locale } = graph.site.identity
  const words = graph.pages.events.programs
  return {
    id: new URL(urlOf.eventProgram(event.slug), graph.site.identity.origin).hash.slice(1),
    terms: termsOf(graph, event, program),
    agenda: {
      title: words.agenda,
      hours: program.agenda.map(({ start, title, by }) => ({ label: hourText(start, locale), value: by ? `${title} (${by})` : title })),
    },
    lists: [
      { title: words.speakers, items: speakersOf(graph, program).map(({ name, role }) => ({ title: name, text: role })) },
      { title: words.takeaways, items: program.takeaways },
    ],
  }
}

/** The speakers of an event. */
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
