import { smallAddress } from '../../src/engine/lib/picture'
import { type ArtName, artUrl, urlInSet } from '../../src/site/art/drawing-address'
import { startText } from '../../src/site/calendar/words'
import { type Author, authorsOf } from '../../src/site/graph/authors'
import type { Graph, Person } from '../../src/site/graph/graph'
import { isLeftOut } from '../../src/site/graph/left-out'
import { personOf } from '../../src/site/graph/people'
import { countText } from '../../src/site/graph/writing-kinds'
import type { ChatRow } from '../../src/site/islands/chat-assistant/chat'
import { urlOf } from '../../src/site/routes/addresses'
import { patterns } from '../../src/site/routes/patterns'
import { phoneHref } from '../../src/site/routes/phone-href'
import type { Portrait } from '../../src/site/ui/media/portrait'
import { openJobs } from '../careers/open-jobs'
import { comingInvestorEvents } from '../investors/coming-events'
import { clientRows, namesOfClient } from './chat-clients'
import { stackRows } from './chat-stacks'
import { comingEvents } from './listing/upcoming-days'
import { portraitOf } from './person'
import { practiceLeads } from './practice-lead'

/** The most open positions, and the most events, that an answer shows. */
const MOST_POSITIONS = 4
const MOST_EVENTS = 3

type Rule = Graph['site']['chat']['rules'][number]
type Shown = NonNullable<Rule['shows']>

/** Rows of answers that are made from content other than the rules. */
export function chatRows(graph: Graph): Readonly<Record<Shown, readonly ChatRow[]>> {
  const has = (href: string) => !isLeftOut(graph, href)
  const leads = has(patterns.about) ? leadRows(graph) : []
  return {
    asked: [...contactRows(graph), ...leads.filter(({ isAside }) => isAside)],
    clients: clientRows(graph),
    contact: contactRows(graph),
    dates: has(patterns.investors) ? dateRows(graph) : [],
    events: has(patterns.events) ? eventRows(graph) : [],
    leaders: leads.filter(({ isAside }) => !isAside),
    leads,
    offices: has(patterns.regions) ? officeRows(graph) : [],
    people: personRows(graph, leads),
    positions: has(patterns.careers) ? positionRows(graph) : [],
    practices: leads.filter(({ isAside }) => isAside),
    programs: has(patterns.caseStudies) ? programRows(graph) : [],
    security: [securityRow(graph)],
    services: has(patterns.services) ? serviceRows(graph) : [],
    stacks: stackRows(graph),
  }
}

const contactRows = ({ site: { identity, strings } }: Graph): readonly ChatRow[] => [
  { name: strings.contactPanel.phone, value: identity.phone, url: phoneHref(identity.phone) },
  { name: strings.contactPanel.email, value: identity.email, url: `mailto:${identity.email}` },
]

const securityRow = ({ site: { identity, strings } }: Graph): ChatRow => ({
  name: strings.contactPanel.email,
  value: identity.security.email,
  url: `mailto:${identity.security.email}`,
})

/** The dates for investors that are to come, the next one first. */
const dateRows = (graph: Graph): readonly ChatRow[] =>
  comingInvestorEvents(graph).map((event) => ({ name: event.event, value: startText(event, graph.site.identity.locale) }))

/** The events that are to come, the next one first. */
const eventRows = ({ events, site: { identity } }: Graph): readonly ChatRow[] =>
  comingEvents(events.values())
    .slice(0, MOST_EVENTS)
    .map((event) => ({
      name: event.title,
      detail: event.type,
      value: startText(event, identity.locale),
      url: urlOf.event(event.slug),
      names: [event.title.replace(/: .*/, '')],
    }))

/** The leaders of the company; the leads of practices are shown only if a question names them, or their practice. */
function leadRows(graph: Graph): readonly ChatRow[] {
  const leaders = graph.pages.about.leadership.people.map((slug) => personOf(graph, slug))
  return [
    ...leaders.map((person) => ({
      name: person.name,
      detail: person.title,
      url: `${patterns.about}#leadership`,
      portrait: smallPortrait(portraitOf(person)),
      names: [],
    })),
    ...practiceLeads(graph).map(({ name, text, href, portrait }) => ({
      name,
      detail: text,
      url: href,
      portrait: smallPortrait(portrait),
      names: namesOfService(graph, text),
      isAside: true,
    })),
  ]
}

/** By what questions name a service: the words of its title, or those by which it is known instead. */
function namesOfService({ site: { chat } }: Graph, title: string): readonly string[] {
  const words = title.match(/\p{L}+/gu)?.filter((word) => !chat.search.ignored.includes(word.toLowerCase())) ?? []
  return chat.alsoCalled?.[title] ?? words
}

/** The services, each with what it makes, for a question that compares it with another. */
const serviceRows = (graph: Graph): readonly ChatRow[] =>
  graph.services.values().map(({ title, menu, url }) => ({
    name: title,
    detail: menu,
    url: url ?? undefined,
    names: namesOfService(graph, title),
    isAside: true,
  }))

/** The leaders and leads, then all others who write: position and office, and who has written something, how much, and the page with it. */
function personRows(graph: Graph, leads: readonly ChatRow[]): readonly ChatRow[] {
  const known = new Set(leads.map(({ name }) => name))
  const others = authorsOf(graph).flatMap(({ person }) =>
    person.team || known.has(person.name) ? [] : [{ name: person.name, portrait: ownPortrait(portraitOf(person)) }],
  )
  const people = new Map(graph.people.values().map((person) => [person.name, person]))
  const written = new Map(authorsOf(graph).map((author) => [author.person.name, writtenBy(graph, author)]))
  return [...leads, ...others].map(({ name, ...row }) => {
    const person = people.get(name)
    const position = person && { detail: positionOf(graph, person) }
    return { name, ...row, ...position, ...written.get(name), names: [], isAside: true }
  })
}

/** The position of a person, and the city of the office if that is known. */
const positionOf = ({ offices }: Graph, { title, office }: Person) =>
  [title, office && offices.get(office)?.city].filter((text) => text !== undefined).join(', ')

const writtenBy = ({ pages }: Graph, { slug, entries }: Author) => ({
  value: countText(pages.author, entries.length),
  url: urlOf.author(slug),
})

/** A portrait as the address of its file, or of its drawing in the set of people. */
const smallPortrait = (portrait: Portrait) => portraitBy(portrait, (art) => urlInSet(art, 'people'))

/** The same of somebody who is not in that set: a drawing is then a file of its own. */
const ownPortrait = (portrait: Portrait) => portraitBy(portrait, artUrl)

function portraitBy({ picture, tone, ...art }: Portrait, urlOfDrawing: (art: ArtName) => string): ChatRow['portrait'] {
  if (picture === undefined) return { picture: urlOfDrawing({ ...art, shape: 'portrait' }), tone }
  return { picture: smallAddress(picture), tone: undefined }
}

/** The offices, each named by its city, its country and what its region is called. */
const officeRows = ({ offices, regions, site }: Graph): readonly ChatRow[] =>
  [...offices.values()].map(({ city, country, region, address, zone, employees, phone }) => ({
    name: city,
    address,
    phone,
    url: urlOf.region(region),
    zone,
    people: employees,
    names: [country, ...(regions.get(region)?.title.split(' & ') ?? [])].flatMap((name) => [name, ...(site.chat.alsoCalled?.[name] ?? [])]),
  }))

/** The offices near places without one, which are shown where a question names such a place. */
export function nearRows(graph: Graph, near: NonNullable<Rule['near']>): readonly ChatRow[] {
  if (isLeftOut(graph, patterns.regions)) return []
  return near.flatMap(({ region, places }) =>
    [...graph.offices.values()].flatMap(({ city, zone, ...office }) =>
      office.region === region ? [{ name: city, url: urlOf.region(region), zone, names: places, isAside: true }] : [],
    ),
  )
}

const positionRows = (graph: Graph): readonly ChatRow[] =>
  openJobs(graph)
    .slice(0, MOST_POSITIONS)
    .map(({ title, location, href }) => ({ name: title, detail: location, url: href }))

/** Each case study, with how long its program took, for a question that names its client by its first word, or its industry. */
const programRows = ({ caseStudies, site: { chat } }: Graph): readonly ChatRow[] =>
  [...caseStudies.values()].map(({ client: { name }, industry, solution, url }) => ({
    name,
    value: solution.timeline,
    url: url ?? undefined,
    names: [...namesOfClient(name), industry, ...(chat.alsoCalled?.[industry] ?? [])],
    isAside: true,
  }))
