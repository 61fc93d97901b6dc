import * as z from 'zod'
import { label, sentence, template } from '../../src/engine/schema/fields'
import { intro, ref } from '../fields'

/** Contact page (specification, 4.22). */
export const contactPage = z.strictObject({
  ...intro,
  readers: z.array(ref('people')).min(1).max(6).describe('Who reads inquiries.'),
  readersNote: sentence.describe('States that these people read inquiries.'),
  promise: sentence.describe('When inquiries are answered.'),
  next: z
    .strictObject({
      title: label.describe('Heading of the steps after sending.'),
      sending: sentence.describe('The first step, sending; the readers and the promise are the next ones.'),
    })
    .optional()
    .describe('Next to the form of this page. Left out: only readers and promise are shown.'),
  calls: z
    .strictObject({
      label: label.describe('Above the heading.'),
      title: label.describe('Heading of the offices with their phones.'),
      lede: template(sentence, 'opens', 'closes').describe('When the phones are answered, with `{opens}` and `{closes}`.'),
    })
    .describe('Below the form.'),
  formTitle: label.describe('Name of the form, read aloud.'),
})
