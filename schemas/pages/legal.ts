import * as z from 'zod'
import { labels } from './shared'

/** Words of a legal page. */
export const legalPage = z.strictObject({
  labels: labels({
    section: 'The kind of document, on its PDF.',
    updated: 'Before the date of this version.',
    contents: 'Heading of the table of contents.',
    others: 'Heading of the links to the other documents.',
    download: 'Button that downloads the document as a PDF, if there is one.',
    questions: 'Heading of the box with our legal mailbox.',
    contact: 'Link of that box to the form.',
  }),
})
