import * as z from 'zod'
import { factKey, head, intro, label, link, ref, sentence, text } from '../fields'
import { labels } from './shared'

/** Investors page (part 2, section 2). */
export const investors = z.strictObject({
  ...intro,
  actions: z.strictObject({ reports: link(), updates: link() }),
  labels: labels([
    'nextEvent',
    'date',
    'latestReport',
    'highlights',
    'downloadPdf',
    'addToCalendar',
    'pdf',
    'financialYear',
    'revenueColumn',
    'shareTitle',
    'industry',
    'share',
  ]),
  highlights: z
    .array(z.strictObject({ metric: factKey(), label: label, growth: sentence.describe('Against the year before, or the period.') }))
    .length(5)
    .describe('Financial highlights.'),
  revenue: z
    .strictObject({
      head: head(),
      years: z
        .array(z.strictObject({ year: z.int().min(1900).max(2100), millions: z.number().positive() }))
        .min(2)
        .describe('Revenue in millions of US dollars.'),
      caption: sentence,
      shares: z
        .array(z.strictObject({ label: label, percent: z.number().min(0).max(100) }))
        .min(2)
        .describe('Share of revenue by industry.'),
      sharesCaption: sentence,
      fullLine: z.number().min(1).max(100).describe('Percent that the longest possible line stands for, as the caption says.'),
      before: text(4).describe('Before each figure of revenue, such as `$`.'),
      after: text(4).describe('After it, such as `M`.'),
    })
    .describe('Revenue and where it came from.'),
  thesis: z
    .strictObject({ head: head(), items: z.array(z.strictObject({ metric: text(16), title: text(80), description: sentence })).length(4) })
    .describe('Investment thesis with key metrics.'),
  reports: z
    .strictObject({
      head: head(),
      items: z.array(z.strictObject({ title: text(80), type: label, date: z.iso.date(), description: sentence })).length(4),
    })
    .describe('Four downloadable reports.'),
  board: z.strictObject({ head: head(), people: z.array(ref('people')).length(4) }).describe('Four board members.'),
  events: z
    .strictObject({
      head: head(),
      items: z.array(z.strictObject({ date: z.iso.date(), time: text(30), event: text(80), type: text(80) })).length(4),
    })
    .describe('Four upcoming events.'),
  contact: z
    .strictObject({ head: head(), role: label, name: label, email: z.email(), phone: text(30), address: text(120) })
    .describe('Investor contact.'),
  updates: z
    .strictObject({ title: label, email: label, choose: label, topics: z.array(text(80)).length(3), hint: sentence, button: label })
    .describe('Subscribe to updates.'),
})
