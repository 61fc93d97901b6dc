import * as z from 'zod'
import { label, text } from '../../src/engine/schema/fields'
import { callToAction } from '../fields'
import { list } from './shared'

/** Newsroom list (specification, 4.10). */
export const newsroomPage = z.strictObject({
  ...list,
  latest: label.describe('Badge of the featured item.'),
  pressSheet: label.describe('Button that downloads the sheet for the press.'),
  logo: label.describe('Button that downloads mark and name as a file.'),
  logoOnDark: label.describe('Button that downloads the same for dark grounds.'),
  logoKind: label.describe('The kind of both files.'),
  closing: callToAction().describe('Media Inquiries.'),
  contact: z
    .strictObject({
      role: label.describe('Position of the person, before the name.'),
      name: label.describe('Whom journalists can ask.'),
      email: z.email().describe('Mailbox of the press office.'),
      phone: text(30).describe('Phone of the press office, with country code.'),
    })
    .describe('Press contact, also on the last page of the press sheet.'),
})
