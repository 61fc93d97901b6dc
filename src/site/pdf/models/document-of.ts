import type { Graph } from '../../graph/graph'
import { phoneHref } from '../../routes/phone-href'
import type { PdfDocument } from '../pdf-document'

type Contact = PdfDocument['contact']

/** What a model says of its document. */
export type Said = Omit<PdfDocument, 'language' | 'origin' | 'publisher' | 'contact' | 'words'> & {
  /** The address on the site that the last page names. */
  page: string
  /** The last page: its heading, and where it differs from other documents, its text and whom it names. */
  closing: Pick<Contact, 'title'> & Partial<Pick<Contact, 'text' | 'rows'>>
}

/**
 * A document with what all documents of a site share. One without a date of its own is as of the day of the site, where content sets it.
 */
export function documentOf(graph: Graph, { page, closing, ...said }: Said): PdfDocument {
  const { identity, strings } = graph.site
  const { contact, words } = graph.pages.documents
  const { email, phone, address, hours } = strings.contactPanel
  const company = [
    { label: email, value: identity.email, href: `mailto:${identity.email}` },
    { label: phone, value: identity.phone, href: phoneHref(identity.phone) },
    { label: address, value: identity.address },
    { label: hours, value: identity.hours },
  ]
  const online = { label: contact.online, value: (identity.origin + page).replace(/^https:\/\//, ''), href: page }
  return {
    ...(identity.editorialDate !== undefined && { date: identity.editorialDate }),
    ...said,
    language: identity.language,
    origin: identity.origin,
    publisher: identity.name,
    contact: {
      title: closing.title,
      text: closing.text ?? contact.text,
      rows: [...(closing.rows ?? company), online],
      note: contact.note,
    },
    words,
  }
}
