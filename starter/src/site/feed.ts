import { XML_HEAD, xmlElement, xmlEmpty } from '#engine/lib/xml'
import type { Output } from '#renderer/emit'
import { keyOf } from '#renderer/key'
import type { Graph } from './graph'
import { FEED, FEED_TYPE } from './routes/addresses'

/** Number of notes in the feed. */
const NEWEST = 20

/** The newest notes, for feed readers, in Atom format (RFC 4287). */
export const feed: Output<Graph> = {
  name: 'feed',
  reserved: () => [FEED],
  *emit({ graph, codeKey }) {
    const text = feedText(graph)
    yield { path: FEED.slice(1), key: keyOf(codeKey, text), contents: () => text }
  },
}

function feedText({ notes, site: { identity }, today }: Graph): string {
  const { name, description, origin, language } = identity
  const newest = notes.values().slice(0, NEWEST)
  return [
    XML_HEAD,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    xmlElement('id', `${origin}/`),
    xmlElement('title', name),
    xmlElement('subtitle', description),
    xmlElement('updated', instant(newest[0]?.date ?? today)),
    `<author>${xmlElement('name', name)}</author>`,
    xmlEmpty('link', { rel: 'self', type: FEED_TYPE, href: origin + FEED }),
    xmlEmpty('link', { rel: 'alternate', type: 'text/html', href: `${origin}/` }),
    ...newest.map(({ title, description: summary, url, date, topic }) =>
      [
        '<entry>',
        xmlElement('id', origin + url),
        xmlElement('title', title),
        xmlElement('updated', instant(date)),
        xmlEmpty('link', { rel: 'alternate', type: 'text/html', href: origin + url }),
        xmlEmpty('category', { term: topic }),
        xmlElement('summary', summary),
        '</entry>',
      ].join('\n'),
    ),
    '</feed>\n',
  ].join('\n')
}

/** A day in the format of feeds. */
const instant = (day: string) => `${day}T00:00:00Z`
