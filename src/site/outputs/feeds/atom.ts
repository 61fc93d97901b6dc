import { XML_HEAD, xmlElement, xmlEmpty } from '../../../engine/lib/xml'
import { feedType } from '../../routes/files'
import { ARCHIVE_NAMESPACE, type FeedItem, type FeedPage, historyLinks, instantOf } from './feed-page'

/** A document of a feed as Atom 1.0 (RFC 4287). */
export const atomText = (page: FeedPage): string =>
  [
    XML_HEAD,
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:fh="${ARCHIVE_NAMESPACE}" xml:lang="${page.language}">`,
    xmlElement('id', page.id),
    xmlElement('title', page.title),
    xmlElement('subtitle', page.description),
    xmlElement('updated', instantOf(page.updated)),
    xmlElement('icon', page.icon),
    personElement(page.publisher.name, page.publisher.url),
    link('self', page.self, feedType('atom')),
    link('alternate', page.home, 'text/html'),
    ...historyLinks(page).map(({ rel, href }) => link(rel, href, feedType('atom'))),
    ...(page.current === undefined ? [] : [xmlEmpty('fh:archive')]),
    ...page.items.map(entryElement),
    '</feed>\n',
  ].join('\n')

const entryElement = ({ id, title, summary, html, author, date, updated, tags, enclosure }: FeedItem) =>
  [
    '<entry>',
    xmlElement('id', id),
    xmlElement('title', title),
    xmlElement('published', instantOf(date)),
    xmlElement('updated', instantOf(updated ?? date)),
    link('alternate', id, 'text/html'),
    ...(enclosure === undefined
      ? []
      : [xmlEmpty('link', { rel: 'enclosure', type: enclosure.type, href: enclosure.url, length: String(enclosure.length) })]),
    ...(author === undefined ? [] : [personElement(author)]),
    ...tags.map((term) => xmlEmpty('category', { term })),
    xmlElement('summary', summary),
    xmlElement('content', html, { type: 'html' }),
    '</entry>',
  ].join('\n')

const personElement = (name: string, url?: string) =>
  `<author>${xmlElement('name', name)}${url === undefined ? '' : xmlElement('uri', url)}</author>`

const link = (rel: string, href: string, type: string) => xmlEmpty('link', { rel, type, href })
