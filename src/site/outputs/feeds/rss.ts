import { XML_HEAD, xmlElement, xmlEmpty } from '../../../engine/lib/xml'
import { feedType } from '../../routes/files'
import { ARCHIVE_NAMESPACE, type FeedItem, type FeedPage, historyLinks, instantOf } from './feed-page'

/** The namespaces that the document uses: full texts, author names, links of a document, and the mark of archives. */
const NAMESPACES = [
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  `xmlns:fh="${ARCHIVE_NAMESPACE}"`,
].join(' ')

/** A document of a feed as RSS 2.0. */
export const rssText = (page: FeedPage): string =>
  [
    XML_HEAD,
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    xmlElement('title', page.title),
    xmlElement('link', page.home),
    xmlElement('description', page.description),
    xmlElement('language', page.language),
    xmlElement('lastBuildDate', dateText(page.updated)),
    link('self', page.self),
    ...historyLinks(page).map(({ rel, href }) => link(rel, href)),
    ...(page.current === undefined ? [] : [xmlEmpty('fh:archive')]),
    ...page.items.map((item) => itemElement(item, page.publisher.name)),
    '</channel>',
    '</rss>\n',
  ].join('\n')

const itemElement = ({ id, title, summary, html, author, date, tags, enclosure }: FeedItem, publisher: string) =>
  [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', id),
    xmlElement('guid', id),
    xmlElement('pubDate', dateText(date)),
    xmlElement('dc:creator', author ?? publisher),
    ...(enclosure === undefined ? [] : [xmlEmpty('enclosure', { ...enclosure, length: String(enclosure.length) })]),
    ...tags.map((tag) => xmlElement('category', tag)),
    xmlElement('description', summary),
    xmlElement('content:encoded', html),
    '</item>',
  ].join('\n')

const link = (rel: string, href: string) => xmlEmpty('atom:link', { rel, type: feedType('rss'), href })

/** A day in the format of RFC 822, as RSS requires. */
const dateText = (date: string) => new Date(instantOf(date)).toUTCString()
