import * as z from 'zod'
import { label, sentence, template } from '../../src/engine/schema/fields'
import { intro, ref } from '../fields'

/** Contact page (specification, 4.22). */
export const contactPage = z.strictObject({
  ...intro,
  readers: z.array(ref('people')).min(1).max(6).describe('Who reads inquiries.'),
  readersNote: sentence.describe('Says so.'),
  promise: sentence.describe('When inquiries are answered.'),
  next: z
    .strictObject({
      title: label.describe('Heading of what happens after sending.'),
      sending: sentence.describe('What sending is; then those who read it, and the promise.'),
    })
    .optional()
    .describe('Beside the form of this page. Left out: readers and promise stand alone.'),
  calls: z
    .strictObject({
      label: label.describe('Over the heading.'),
      title: label.describe('Heading of the offices with their phones.'),
      lede: template(sentence, 'opens', 'closes').describe('When they answer, with `{opens}` and `{closes}`.'),
    })
    .describe('Below the form.'),
  formTitle: label.describe('Name of the form, read aloud.'),
})
