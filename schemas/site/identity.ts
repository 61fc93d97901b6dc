import * as z from 'zod'
import { date, label, sentence, text, year } from '../../src/engine/schema/fields'

/** Who the site speaks for: content/site/identity.yaml. */
export const identity = z.strictObject({
  name: label.describe('Name of the company, as in the logo and after each page title.'),
  description: text(200).describe('What the company is, in one sentence.'),
  origin: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/,
      'is not the address of a site, such as `https://www.example.com`, without a slash at the end',
    )
    .describe('Where the site is published, without a slash at the end.'),
  language: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'is not the code of a language, such as `en`')
    .describe('Language of the content, such as `en`.'),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/, 'is not the code of a language and a country, such as `en-US`')
    .describe('How dates and numbers are written, such as `en-US`.'),
  editorialDate: date.optional().describe('The clock for past and future. Left out: the day of the build.'),
  founded: year.describe('Year of foundation.'),
  phone: z
    .string()
    .regex(/^\+[\d ()-]{7,24}$/, 'is not an international phone number, such as `+1 (555) 555-0100`')
    .describe('Phone in header, menu and contact panel.'),
  email: z.email().describe('E-mail in header, menu and contact panel.'),
  legalEmail: z.email().describe('Mailbox for legal questions.'),
  address: text(120).describe('Postal address of the head office.'),
  hours: label.describe('Office hours.'),
  copyright: text(120).describe('The line in the footer.'),
  sampleNote: sentence.describe('Says that the brand is a sample.'),
  imageHosts: z
    .array(z.string().regex(/^[a-z0-9.-]+$/, 'is not a host, such as `images.example.com`'))
    .default([])
    .describe('Hosts that pictures may come from.'),
})
