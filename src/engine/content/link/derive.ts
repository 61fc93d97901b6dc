import { type CollectionDefinition, type CollectionName, collectionNames, collections } from '../../../../schemas/index'
import { type Tone, tonesOf } from '../../../site/art/tones'
import { newestFirst } from '../../lib/dates'
import { deepFreeze } from '../../lib/freeze'
import { required } from '../../problems/problem'
import type { Body } from '../mdx/body'
import type { Entries, ParsedEntry } from '../parse/entries'
import { type Collection, collectionOf } from './collection'
import type { EntryRef } from './entry-ref'
import { entryUrl } from './entry-url'
import { type Facts, fillFacts } from './facts'
import type { Entry, Graph, Linked, PictureFile } from './graph'
import { refFields } from './references'
import { showPictures } from './show-pictures'

/** Words that are read in a minute. */
const WORDS_PER_MINUTE = 220

export type LinkInput = {
  entries: Entries
  bodies: ReadonlyMap<string, Body>
  facts: Facts
  pictures: ReadonlyMap<string, PictureFile>
  today: string
}

/** All collections in order, with addresses, back-references and derived values; frozen. */
export function linkCollections({ entries, bodies, facts, pictures, today }: LinkInput): Pick<Graph, CollectionName> {
  const back = backReferences(entries)
  const fact = (key: string) => required(facts.get(key), `the fact ${key}`).value
  const bodyOf = <Name extends CollectionName>({ source }: ParsedEntry<Name>) =>
    required(bodies.get(source.file), `the text of ${source.file}`)
  const written = <Name extends 'blog' | 'newsroom' | 'whitepapers'>(entry: ParsedEntry<Name>) => {
    const body = bodyOf(entry)
    return { body, minutes: entry.data.readTime ?? minutesOf(body.words) }
  }

  const make = <Name extends CollectionName>(name: Name, extra: (entry: ParsedEntry<Name>) => Extra<Name>, sort: Compare<Name>) => {
    const sorted = entries.collections[name].toSorted((a, b) => sort(a, b) || (a.slug < b.slug ? -1 : 1))
    const tones = tonesOf(
      sorted.map(({ slug }) => slug),
      statedTones(sorted),
    )
    const linked = sorted.map((entry) => {
      const base = {
        collection: name,
        slug: entry.slug,
        url: entryUrl(name, entry),
        tone: required(tones.get(entry.slug), `the tone of ${entry.slug}`),
        referencedBy: back(name, entry.slug),
      }
      const data = showPictures(entry.data, { schema: collections[name].schema, file: entry.source.file, pictures })
      return deepFreeze({ ...fillFacts(data as object, facts), ...base, ...extra(entry) } as unknown as Entry<Name>)
    })
    return collectionOf<Name, Entry<Name>>(linked) satisfies Collection<Name, Entry<Name>>
  }

  const officesOf = (region: string) =>
    entries.collections.offices.filter(({ data }) => data.region === region).toSorted((a, b) => a.data.order - b.data.order)
  return {
    services: make('services', none, byOrder),
    industries: make('industries', ({ data }) => ({ clients: fact(data.clientCount) }), byOrder),
    caseStudies: make('caseStudies', ({ data }) => ({ minutes: data.readTime ?? minutesOf(wordsIn(data)) }), byDate),
    events: make('events', ({ data }) => ({ past: data.date < today }), upcomingFirst(today)),
    careers: make(
      'careers',
      ({ data }) => ({ open: data.closed === undefined || data.closed >= today }),
      (a, b) => newestFirst({ date: a.data.posted }, { date: b.data.posted }),
    ),
    regions: make(
      'regions',
      ({ slug, data }) => ({
        offices: officesOf(slug).map((office) => office.slug),
        employees: officesOf(slug).reduce((sum, office) => sum + office.data.employees, 0),
        clientCount: fact(data.clients),
      }),
      byOrder,
    ),
    offices: make('offices', none, byOrder),
    people: make('people', none, () => 0),
    technologies: make('technologies', none, byOrder),
    blog: make('blog', written, byDate),
    newsroom: make('newsroom', written, byDate),
    whitepapers: make('whitepapers', written, byDate),
    legal: make('legal', (entry) => ({ body: bodyOf(entry) }), byOrder),
  }
}

type Extra<Name extends CollectionName> = Omit<Entry<Name>, keyof Linked<Name>>
type Compare<Name extends CollectionName> = (a: ParsedEntry<Name>, b: ParsedEntry<Name>) => number

/** The tones that entries state themselves. */
const statedTones = (entries: readonly ParsedEntry[]): ReadonlyMap<string, Tone> =>
  new Map(entries.flatMap(({ slug, data }) => ('tone' in data && data.tone ? [[slug, data.tone] as const] : [])))

const none = () => ({})
const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }) => a.data.order - b.data.order
const byDate = (a: { data: { date: string } }, b: { data: { date: string } }) => newestFirst(a.data, b.data)

/** What comes next first, then what is past, newest first. */
const upcomingFirst = (today: string) => (a: { data: { date: string } }, b: { data: { date: string } }) => {
  const past = [a.data.date < today, b.data.date < today]
  if (past[0] !== past[1]) return past[0] ? 1 : -1
  return past[0] ? byDate(a, b) : byDate(b, a)
}

const minutesOf = (words: number) => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))

const wordsIn = (data: unknown): number => {
  if (typeof data === 'string') return data.split(/\s+/).length
  return typeof data === 'object' && data !== null ? Object.values(data).reduce((sum: number, value) => sum + wordsIn(value), 0) : 0
}

function backReferences(entries: Entries): (collection: CollectionName, slug: string) => readonly EntryRef[] {
  const found = new Map<string, Map<string, EntryRef>>()
  for (const name of collectionNames) {
    const { schema }: CollectionDefinition = collections[name]
    for (const { slug, data } of entries.collections[name])
      for (const { ref: target } of refFields(schema, data)) {
        const key = `${target.collection}/${target.slug}`
        found.set(key, (found.get(key) ?? new Map<string, EntryRef>()).set(`${name}/${slug}`, { collection: name, slug }))
      }
  }
  return (collection, slug) => [...(found.get(`${collection}/${slug}`)?.values() ?? [])]
}
