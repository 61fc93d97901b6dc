import * as z from 'zod'
import { date, label, sentence, text, year } from '../../src/engine/schema/fields'
import { identityFields } from '../../src/engine/schema/site-files'

const { imageHosts, ...fields } = identityFields

/** Name, contact and origin of the site: content/site/identity.yaml. */
export const identity = z.strictObject({
  ...fields,
  legalName: text(80).describe('Legal name of the company.'),
  founded: year.describe('Year of foundation.'),
  phone: z
    .string()
    .regex(/^\+[\d ()-]{7,24}$/, 'is not an international phone number, such as `+1 (555) 555-0100`')
    .describe('Phone in header, menu and contact panel.'),
  email: z.email().describe('Email in header, menu and contact panel.'),
  legalEmail: z.email().describe('Mailbox for legal questions.'),
  security: z
    .strictObject({
      email: z.email().describe('Mailbox for reports of security holes.'),
      expires: date.describe('The day on which this information expires; RFC 9116 recommends a day within a year.'),
    })
    .describe('Who to write to about security: `/.well-known/security.txt`.'),
  address: text(120).describe('Postal address of the head office.'),
  hours: label.describe('Office hours.'),
  copyright: text(120).describe('The line in the footer.'),
  sampleNote: sentence.describe('Says that the brand is a sample.'),
  imageHosts,
})
