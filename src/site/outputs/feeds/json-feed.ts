import { type FeedItem, type FeedPage, instantOf } from './feed-page'

/** A document of a feed as JSON Feed 1.1. `next_url` leads to older entries. */
export function jsonFeedText(page: FeedPage): string {
  const { title, description, language, publisher, icon, home, self, previous, items } = page
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    description,
    ...(previous !== undefined && { next_url: previous }),
    icon,
    authors: [publisher],
    language,
    items: items.map(itemOf),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

const itemOf = ({ id, title, summary, html, author, date, updated, tags, enclosure }: FeedItem) => ({
  id,
  url: id,
  title,
  content_html: html,
  summary,
  date_published: instantOf(date),
  ...(updated !== undefined && { date_modified: instantOf(updated) }),
  ...(author !== undefined && { authors: [{ name: author }] }),
  tags,
  ...(enclosure && { attachments: [{ url: enclosure.url, mime_type: enclosure.type, size_in_bytes: enclosure.length }] }),
})
