import type { Graph } from '../src/engine/content/link/graph'
import { type IsoDate, longDate, shortDate } from '../src/engine/lib/dates'
import type { ShownPicture } from '../src/engine/lib/picture'
import type { Tone } from '../src/site/art/tones'
import { BETWEEN, type SearchEntry } from '../src/site/islands/site-search/entry'
import { patterns } from '../src/site/routes/patterns'

/** An entry of the search index, with what its picture is found by. */
export type Findable = { entry: SearchEntry; slug: string; tone: Tone; picture: ShownPicture | undefined }

/** What every collection that can be found has. */
type Source = {
  url: string | null
  collection: SearchEntry['k']
  slug: string
  tone: Tone
  title: string
  date?: IsoDate
  image?: ShownPicture | undefined
}

/** Every entry of a graph that has an address, with the words that it is found by beside its title and description. */
export function findableEntries(graph: Graph): Findable[] {
  const { services, industries, caseStudies, blog, newsroom, whitepapers, events, careers, regions, technologies, legal, offices } = graph
  const make = (source: Source, description: string, words: readonly string[]) => findable(source, description, words, graph)
  return [
    ...services.values().map((one) => make(one, one.description, [one.subtitle, ...one.capabilities, ...one.techStack])),
    ...industries.values().map((one) => make(one, one.description, one.profile?.regulations.map(({ name }) => name) ?? [])),
    ...caseStudies
      .values()
      .map((one) =>
        make({ ...one, image: one.heroImage }, one.excerpt, [
          ...one.tags,
          one.industry,
          one.client.name,
          ...one.results.map(({ metric, description }) => `${metric} ${description}`),
        ]),
      ),
    ...[...blog.values(), ...newsroom.values(), ...whitepapers.values()].map((one) =>
      make(one, one.excerpt, [...one.tags, one.category, graph.people.get(one.author)?.name ?? '']),
    ),
    ...events
      .values()
      .map((one) => make(one, one.description, [one.type, one.location, one.speaker, longDate(one.date, graph.site.identity.locale)])),
    ...careers.values().map((one) => make(one, one.description, [one.department, one.location])),
    ...regions.values().map((one) =>
      make(
        one,
        one.description,
        one.offices.map((slug) => offices.get(slug)?.city ?? ''),
      ),
    ),
    ...technologies.values().map((one) =>
      make(
        one,
        one.description,
        one.technologies.map(({ name }) => name),
      ),
    ),
    ...legal.values().map((one) => make(one, one.summary, headingsOf(one))),
  ].flat()
}

/** What the menus call a page: with the name in its title these are the words that visitors know it by. */
export function namesOfPages({ site: { navigation } }: Graph): (address: string, title: string) => readonly string[] {
  const { top, menus, links, mobile, action, footer } = navigation
  const items = menus.flatMap(({ groups }) => groups.flatMap((group) => ('items' in group ? group.items : [])))
  const named = [
    ...menus,
    ...links,
    ...top,
    ...footer.flatMap((column) => column.links),
    ...mobile,
    action,
    ...items.map(({ name, link }) => ({ label: name, href: link })),
    ...menus.flatMap(({ aside }) => aside.links),
  ]
  return (address, title) => [...new Set(named.filter(({ href, label }) => href === address && label !== title).map(({ label }) => label))]
}

/** Further words of a page: its sections, and what visitors look for there. */
export function wordsOfPage(graph: Graph, address: string): readonly string[] {
  const page = Object.entries(graph.pages).find(([name]) => addresses.get(name) === address)
  return [...(page ? headingsIn(page[1]) : []), ...wordsOf(graph, address)]
}

const addresses: ReadonlyMap<string, string> = new Map(Object.entries(patterns))

const wordsOf = ({ pages }: Graph, address: string) =>
  pages.search.words.filter(({ href }) => href === address).flatMap(({ words }) => words)

/** What the sections of a page are called: the label over each title. */
function headingsIn(words: unknown): readonly string[] {
  if (typeof words !== 'object' || words === null) return []
  const own = 'title' in words && 'label' in words && typeof words.label === 'string' ? [words.label] : []
  return [...own, ...Object.values(words).flatMap(headingsIn)]
}

/** Texts as an entry has them: each once. */
export const joined = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean).join(BETWEEN)

/** Sections of a legal document: what it rules on is rarely in its summary. */
const headingsOf = ({ body }: { body: { headings: readonly { level: number; text: string }[] } }) =>
  body.headings.filter(({ level }) => level === 2).map(({ text }) => text)

function findable(
  { url, collection, slug, tone, title, date, image }: Source,
  d: string,
  words: readonly string[],
  graph: Graph,
): Findable[] {
  if (url === null) return []
  const w = joined([...words, ...wordsOf(graph, url)])
  const entry = { u: url, k: collection, t: title, d, ...(w && { w }), ...(date && { m: shortDate(date, graph.site.identity.locale) }) }
  return [{ entry, slug, tone, picture: image }]
}
