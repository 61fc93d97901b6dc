import { fill } from '../../src/engine/lib/text'
import type { Graph, Person } from '../../src/site/graph/graph'
import { personOf } from '../../src/site/graph/people'
import { urlOf } from '../../src/site/routes/addresses'
import { portraitOf } from './person'

/** The data of the lead of a practice for the page of a service. */
export type PracticeLeadEntry = Pick<Person, 'name' | 'title' | 'bio' | 'biography'> & { portrait: ReturnType<typeof portraitOf> }

/** A person as the lead of a practice. */
export function practiceLeadOf(graph: Pick<Graph, 'people'>, slug: string): PracticeLeadEntry {
  const person = personOf(graph, slug)
  const { name, title, bio, biography } = person
  return { name, title, bio, biography, portrait: portraitOf(person) }
}

const faceOf = (person: Person) => ({ name: person.name, portrait: portraitOf(person) })

/** All practice leads with their practices, in the order of the services. */
export const practiceLeads = (graph: Pick<Graph, 'people' | 'services'>) =>
  graph.services
    .values()
    .flatMap(({ lead, slug, title }) =>
      lead === undefined ? [] : [{ ...faceOf(personOf(graph, lead)), text: title, href: urlOf.practiceLead(slug) }],
    )

/** A part of a sentence: words, or a name that links somewhere. */
export type SentencePart = { text: string; href?: string }

/** `Led by A, B, and C.`: the leads of practices, each once, with links to their introductions. Empty if none of these has a lead. */
export function ledBy(graph: Graph, practices: readonly string[]): SentencePart[] {
  const leads = new Map<string, SentencePart>()
  for (const slug of practices) {
    const lead = graph.services.get(slug)?.lead
    if (lead !== undefined && !leads.has(lead)) leads.set(lead, { text: personOf(graph, lead).name, href: urlOf.practiceLead(slug) })
  }
  if (leads.size === 0) return []
  const [before = '', after = ''] = graph.pages.industry.ledBy.split('{leads}')
  const rest = leads.values()
  const list = new Intl.ListFormat(graph.site.identity.language).formatToParts([...leads.values()].map(({ text }) => text))
  const names = list.map(({ type, value }) => (type === 'element' && rest.next().value) || { text: value })
  return [{ text: before }, ...names, { text: after }]
}

/** `Leads Data & Analytics`: the link to the practice that a person leads, at their introduction there; none for everybody else. */
export function practiceLinks({ pages, services }: Pick<Graph, 'pages' | 'services'>, person: string): { label: string; href: string }[] {
  const led = services.values().find(({ lead }) => lead === person)
  return led ? [{ label: fill(pages.author.practice, { practice: led.title }), href: urlOf.practiceLead(led.slug) }] : []
}
