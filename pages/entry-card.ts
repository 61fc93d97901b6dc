import { required } from '../src/errors/problem'
import type { Article, CaseStudy, EntryRef, Graph } from '../src/graph/graph'
import type { Family } from '../src/lib/art/family'
import { shortDate } from '../src/lib/dates'
import { fill } from '../src/lib/text'
import type { CardEntry } from '../src/ui/cards/Card'
import { pictureOf } from './picture'

/** What the hub lists (rulings, Content). */
export type HubEntry = CaseStudy | Article

/** The drawings and the name of each kind. */
const KINDS = {
  caseStudies: { family: 'contour', name: 'caseStudy' },
  whitepapers: { family: 'strata', name: 'whitepaper' },
  newsroom: { family: 'mosaic', name: 'newsroom' },
  blog: { family: 'flow', name: 'blog' },
} as const satisfies Record<HubEntry['collection'], { family: Family; name: keyof Graph['site']['strings']['kinds'] }>

const isHubCollection = (name: string): name is HubEntry['collection'] => Object.hasOwn(KINDS, name)

/** The entry that the hub refers to. */
export function hubEntryOf(graph: Graph, { collection, slug }: EntryRef): HubEntry {
  const entry = isHubCollection(collection) ? graph[collection].get(slug) : undefined
  return required<HubEntry>(entry, `the hub entry ${collection}/${slug}`)
}

/** What a card shows of an entry of the hub: its kind leads. */
export function entryCardOf({ site, people }: Graph, entry: HubEntry): CardEntry {
  const { family, name } = KINDS[entry.collection]
  const { kinds, card } = site.strings
  return {
    seed: entry.slug,
    family,
    tone: entry.tone,
    picture: pictureOf(entry.collection, entry.collection === 'caseStudies' ? entry.heroImage : entry.image),
    href: entry.url ?? undefined,
    label: kinds[name],
    date: { iso: entry.date, text: shortDate(entry.date, site.identity.locale) },
    minutes: fill(card.minutes, { n: entry.minutes }),
    title: entry.title,
    excerpt: entry.excerpt,
    author: required(people.get(entry.author), `the person ${entry.author}`).name,
    tags: entry.tags,
  }
}
