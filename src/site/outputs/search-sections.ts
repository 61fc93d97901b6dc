import { rolesOf } from '../../../pages/careers/roles'
import { breadcrumbOf } from '../../../pages/shared/breadcrumb'
import type { PageName } from '../collections/page-names'
import { authorAddress } from '../graph/authors'
import type { Graph } from '../graph/graph'
import { isLeftOut } from '../graph/left-out'
import { personOf } from '../graph/people'
import type { SearchEntry } from '../islands/site-search/entry'
import { patterns } from '../routes/patterns'
import { joined, wordsOf } from './search-entries'

/**
 * The words of a section: its title, label and lede, on their own or in a `head`, and what stands in it. `holds` are words that stand
 * elsewhere in the content, such as names of people. A section without them, such as one that the page leaves out, is undefined.
 */
type Words = (Partial<Head> & { head?: Head | undefined; holds?: unknown }) | undefined
type Head = { title: string; label?: string | undefined; lede?: string | undefined }

/** The sections of a page by the ids of their headings, or of the sections around them. */
const sectionsOf =
  <Name extends PageName>(name: Name, sections: (words: Graph['pages'][Name], graph: Graph) => Readonly<Record<string, Words>>) =>
  (graph: Graph) => {
    const page = breadcrumbOf(graph, name)
    const label = page.href === patterns.home ? graph.site.strings.home : page.label
    return { page: { ...page, label }, sections: sections(graph.pages[name], graph) }
  }

/** Standing pages whose sections are found. */
const PAGES = [
  sectionsOf('home', ({ trust: { head, certifications } }) => ({ trust: { head, holds: certifications } })),
  sectionsOf('services', ({ models, firstMonth: { head, steps, samples } }) => ({
    models: { head: models.head, holds: models.items },
    'first-month': { head, holds: steps },
    samples: { title: samples.title, holds: samples.sheets.map(({ title }) => ({ title })) },
  })),
  sectionsOf('industries', ({ year, stats: { head } }) => ({ year, across: { head } })),
  sectionsOf('newsroom', ({ closing: { title, lede }, pressSheet, logo, logoOnDark, contact }) => ({
    next: { title, lede, holds: [{ title: pressSheet }, { title: logo }, { title: logoOnDark }, contact] },
  })),
  sectionsOf('technology', ({ use, why }) => ({ 'in-use': { head: use.head }, why })),
  sectionsOf('about', ({ mission, values, story, leadership, offices, awards, esg }, graph) => ({
    mission: { ...mission, holds: values },
    story: { head: story.head },
    leadership: { head: leadership.head, holds: peopleIn(graph, [...leadership.people, ...leadsOf(graph)]) },
    offices: { head: offices.head, holds: citiesIn(graph) },
    awards,
    responsibility: { ...esg, holds: reportsIn(graph, [esg.report.file]) },
  })),
  sectionsOf('careers', ({ benefitsTitle, benefits, culture, positionsTitle, closing, process }, graph) => ({
    benefits: { title: benefitsTitle, holds: benefits },
    culture,
    'open-positions': { title: positionsTitle, holds: [closing.alerts, closing.resume] },
    roles: rolesOf(graph),
    process,
  })),
  sectionsOf('investors', ({ labels, highlights, revenue, thesis, reports, board, events, contact, updates }, graph) => ({
    highlights: { title: labels.highlights, holds: highlights },
    revenue: { head: revenue.head, holds: revenue.shares },
    thesis: { head: thesis.head, holds: thesis.items },
    reports: { ...reports, holds: reportsIn(graph) },
    board: { head: board.head, holds: peopleIn(graph, board.people) },
    events: { head: events.head, holds: events.items },
    calendar: events.calendar,
    updates: { ...contact, holds: updates },
  })),
  sectionsOf('howWeMeasure', ({ tally: { head }, parts }) => ({ dots: { head }, ...parts })),
  sectionsOf('regions', ({ world, capabilities, expansion }) => ({
    worldwide: { head: world.head, holds: expansion },
    'same-everywhere': { title: capabilities.title, lede: capabilities.items.join('; ') },
  })),
  sectionsOf('contact', ({ calls: { label, title } }, graph) => ({ offices: { label, title, holds: citiesIn(graph) } })),
  sectionsOf('feeds', ({ feeds, calendars, how, steps }) => ({ feeds, calendars, how: { ...how, holds: steps } })),
]

/** The index entries of the sections of standing pages. */
export const sectionEntries = (graph: Graph): SearchEntry[] =>
  PAGES.map((page) => page(graph)).flatMap(({ page: { href, label }, sections }) =>
    isLeftOut(graph, href)
      ? []
      : Object.entries(sections).flatMap(([id, words]) => sectionEntry(graph, `${href}#${id}`, { page: label, words })),
  )

function sectionEntry(graph: Graph, address: string, { page, words }: { page: string; words: Words }): SearchEntry[] {
  const { title, label, lede } = words?.head ?? words ?? {}
  if (title === undefined) return []
  const { head, ...others } = words ?? {}
  const found = [...namesIn(others, [...NAMES, ...MORE]), ...wordsOf(graph, address)]
  const w = joined(found.filter((name) => name !== title))
  const d = lede ?? shortList(namesIn(others, NAMES).filter((name) => name !== title && name !== label))
  return [{ u: address, k: 'sections', t: title, d, s: joined([page, label === title ? '' : (label ?? '')]), ...(w && { w }) }]
}

/** Fields of content that name what stands in a section, as a text or a list of texts. */
const NAMES = ['title', 'label', 'name', 'step', 'event', 'region', 'points', 'items', 'topics']

/** Fields that say more of it, such as the position of a person. */
const MORE = ['subtitle', 'role', 'seat', 'type', 'price', 'suits']

/** The texts of these fields in the words of a section. A figure is named with its value, as in `32 days of paid leave`. */
function namesIn(words: unknown, fields: readonly string[], field = ''): readonly string[] {
  if (typeof words === 'string') return fields.includes(field) ? [words] : []
  if (Array.isArray(words)) return words.flatMap((one) => namesIn(one, fields, field))
  if (typeof words !== 'object' || words === null) return []
  if ('value' in words && 'label' in words) return [`${String(words.value)} ${String(words.label)}`]
  return Object.entries(words).flatMap(([name, value]) => namesIn(value, fields, name))
}

/** Length up to which the names of what a section holds describe it. */
const LONGEST = 120

const shortList = (names: readonly string[]) => names.filter((_, at) => names.slice(0, at + 1).join('; ').length <= LONGEST).join('; ')

/** People with their position in the company, as one text, so that a result that is found by either says both; and their seat on the board. */
const peopleIn = (graph: Graph, people: readonly string[]) =>
  people.map((slug) => {
    const { name, title, board } = personOf(graph, slug)
    return { name: `${name}, ${title}`, seat: board?.role === title ? undefined : board?.role }
  })

/** Reports by slug, or all of them. Only two fields: all fields of a report would include its text. */
const reportsIn = (graph: Graph, reports: readonly string[] = graph.reports.values().map(({ slug }) => slug)) =>
  reports.flatMap((slug) => {
    const report = graph.reports.get(slug)
    return report ? [{ title: report.title, type: report.type }] : []
  })

/** The practice leads who are not found as authors. */
const leadsOf = (graph: Graph) =>
  graph.services.values().flatMap(({ lead }) => (lead === undefined || authorAddress(graph, lead) !== undefined ? [] : [lead]))

const citiesIn = (graph: Graph) => graph.offices.values().map(({ city }) => ({ name: city }))
