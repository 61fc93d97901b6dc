import type { Graph } from '../../graph/graph'
import { phoneHref } from '../../routes/phone-href'
import type { PdfDocument } from '../pdf-document'

type Contact = PdfDocument['contact']

/** The parts of a document that its model provides. */
export type Said = Omit<PdfDocument, 'language' | 'origin' | 'publisher' | 'contact' | 'words'> & {
  /** Address of the related page, for the last page. */
  page: string
  /** Heading of the last page, and its text and contacts if they differ from those of other documents. */
  closing: Pick<Contact, 'title'> & Partial<Pick<Contact, 'text' | 'rows'>>
}

/**
 * A document with the parts that all documents of a site share. One without a date has the editorial date of the site, if content sets it.
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
