import * as z from 'zod'
import { distinct, label, pastDate, sentence } from '../src/engine/schema/fields'
import { excerpt, ref, title } from './fields'

/** The full text of a whitepaper for its PDF; the page of the whitepaper is the short version. The text is the body of the file. */
export const manuscript = z.strictObject({
  whitepaper: ref('whitepapers').describe('The whitepaper that it is the full text of.'),
  subtitle: excerpt.describe('Under the title on the cover.'),
  kind: label.optional().describe('The kind above the title, such as `eBook`, if it differs from that of all whitepapers.'),
})

/** The tables that a report can have. */
export const REPORT_TABLES = ['revenue', 'thesis', 'board', 'dates'] as const

/** A report for investors (specification, 4.19), a PDF; its text is the body of the file. */
export const report = z.strictObject({
  title: title.describe('Name of the report.'),
  type: label.describe('Kind of report, such as `Annual report`.'),
  date: pastDate.describe('When it was published.'),
  description: sentence.describe('What the report contains.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  tables: distinct(z.array(z.enum(REPORT_TABLES)))
    .default([])
    .describe('Tables after the text, in order, with data of `pages/investors.yaml` that the text does not contain.'),
})
