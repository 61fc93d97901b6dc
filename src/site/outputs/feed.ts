import { personOf } from '../../../pages/shared/person'
import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { newestFirst } from '../../engine/lib/dates'
import { escapeHtml } from '../../engine/lib/html'
import type { Graph, Insight } from '../graph/graph'
import { INSIGHT_COLLECTIONS } from '../graph/hub'
import { FEED } from '../routes/files'
import { patterns } from '../routes/patterns'

type Entry = { url: string; title: string; excerpt: string; date: string; author: string; tags: readonly string[] }

/** `feed.xml`: articles, papers, news and case studies, newest first, as Atom 1.0 (RFC 4287). */
export const feed: Output<Graph> = {
  name: 'feed',
  *emit({ graph, codeKey }) {
    const { name, description, origin, language } = graph.site.identity
    const entries = entriesOf(graph)
    const head = { name, description, origin, language }
    yield { path: FEED.slice(1), key: keyOf(codeKey, head, entries), contents: () => document(head, entries) }
  },
}

const entriesOf = (graph: Graph): Entry[] =>
  INSIGHT_COLLECTIONS.flatMap((collection) => graph[collection].values() as readonly Insight[])
    .toSorted(newestFirst)
    .flatMap(({ url, title, excerpt, date, author, tags }) =>
      url === null ? [] : [{ url, title, excerpt, date, author: personOf(graph, author).name, tags }],
    )

type Head = Pick<Graph['site']['identity'], 'name' | 'description' | 'origin' | 'language'>

/** Date of a feed without entries, which has no newest entry to take it from. */
const NEVER = '1970-01-01'

const document = ({ name, description, origin, language }: Head, entries: readonly Entry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(language)}">`,
    element('id', `${origin}${patterns.home}`),
    element('title', name),
    element('subtitle', description),
    element('updated', instant(entries[0]?.date ?? NEVER)),
    link('self', origin + FEED, 'application/atom+xml'),
    link('alternate', origin + patterns.insights, 'text/html'),
    ...entries.map((entry) => entryElement(origin, entry)),
    '</feed>\n',
  ].join('\n')

const entryElement = (origin: string, { url, title, excerpt, date, author, tags }: Entry) =>
  [
    '<entry>',
    element('id', origin + url),
    element('title', title),
    element('published', instant(date)),
    element('updated', instant(date)),
    link('alternate', origin + url, 'text/html'),
    `<author>${element('name', author)}</author>`,
    ...tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`),
    element('summary', excerpt),
    '</entry>',
  ].join('\n')

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

const link = (rel: string, href: string, type: string) => `<link rel="${rel}" type="${type}" href="${escapeHtml(href)}"/>`

/** Content has dates without a time. */
const instant = (date: string) => `${date}T00:00:00Z`
