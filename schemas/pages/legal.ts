import * as z from 'zod'
import { label } from '../../src/engine/schema/fields'
import { intro } from '../fields'
import { labels } from './shared'

/** Words of the list of legal documents (specification, 4.27). */
export const legalDocuments = z.strictObject({
  ...intro,
  listTitle: label.describe('Heading of the documents, read aloud.'),
})

/** Words of a legal page. */
export const legal = z.strictObject({
  labels: labels({
    section: 'What such a document is, on its PDF.',
    updated: 'Before the date of this version.',
    contents: 'Heading of the table of contents.',
    others: 'Heading of the links to the other documents.',
    download: 'Button that downloads the document as a PDF, where there is one.',
    questions: 'Heading of the box with our legal mailbox.',
    contact: 'Link of that box to the form.',
  }),
})
