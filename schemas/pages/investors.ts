import * as z from 'zod'
import { distinct, factKey, label, link, SLUG, sentence, text, year } from '../../src/engine/schema/fields'
import { calendar, head, intro, ref } from '../fields'
import { scheduleFields } from '../schedule-fields'
import { labels } from './shared'

/** Investors page (specification, 4.19). */
export const investorsPage = z.strictObject({
  ...intro,
  pictureCaption: sentence.describe('Caption of the picture next to the title, which has a point for each million of revenue.'),
  actions: z
    .strictObject({ reports: link().describe('Link to the reports.'), updates: link().describe('Link to the form for updates.') })
    .describe('The two buttons under the heading.'),
  labels: labels({
    nextEvent: 'Before the name of the next event, next to the heading.',
    date: 'Before the date of that event.',
    latestReport: 'Before the latest report, next to the heading.',
    highlights: 'Heading of the highlights, read aloud.',
    unaudited: 'Under the highlights: who has, or has not, audited them.',
    downloadPdf: 'Button that downloads a report.',
    financialYear: 'Head of the first column of the table of revenue.',
    revenueColumn: 'Head of its second column.',
    growthColumn: 'Head of its third column, and name of the chart of growth.',
    shareTitle: 'Heading of the chart of shares.',
  }),
  highlights: z
    .array(
      z.strictObject({
        metric: factKey().describe('Fact: the figure itself.'),
        label: label.describe('Name of the metric.'),
        growth: text(60).describe(
          'Against the year before, or the period, such as `Up from $187M a year earlier`, without a period at the end.',
        ),
        description: sentence.describe('What the metric is, in one sentence after the growth.'),
      }),
    )
    .min(1)
    .max(8)
    .describe('Financial highlights.'),
  terms: z
    .array(
      z.strictObject({
        name: label.describe('What it is, such as `Dividend`.'),
        value: text(80).describe('The figure with its unit and period, without a period at the end.'),
      }),
    )
    .min(1)
    .max(4)
    .optional()
    .describe('Under the highlights: what a holder of shares looks for, such as owners, dividend and outlook. Left out: there is none.'),
  revenue: z
    .strictObject({
      head: head().describe('Head of the section.'),
      years: z
        .array(
          z.strictObject({
            year: year.describe('Financial year, under its column.'),
            millions: z.number().positive().describe('Revenue of that year, in millions.'),
          }),
        )
        .min(2)
        .describe('Revenue in millions of US dollars.'),
      caption: sentence.describe('Under the chart of growth: unit, period and source.'),
      shares: z
        .array(
          z.strictObject({
            label: label.describe('Name of the industry.'),
            percent: z.number().min(0).max(100).describe('Its share of revenue.'),
          }),
        )
        .min(2)
        .describe('Share of revenue by industry.'),
      sharesCaption: sentence.describe('Under the chart of shares: what a line stands for, and the source.'),
      fullLine: z.number().min(1).max(100).describe('Percent that the longest possible line stands for, as the caption says.'),
      before: text(4).describe('Before each figure of revenue, such as `$`.'),
      after: text(4).describe('After it, such as `M`.'),
    })
    .describe('Revenue and where it came from.'),
  thesis: z
    .strictObject({
      head: head().describe('Head of the section.'),
      strips: z
        .strictObject({
          whole: z.int().min(10).max(600).describe('Revenue of the year in millions: a stroke for each.'),
          shares: z
            .array(
              z
                .strictObject({
                  label: text(60).describe('What the share is, with its number; above the strip.'),
                  from: z.number().min(0).describe('The million at which the share begins.'),
                  to: z.number().positive().describe('The million at which it ends.'),
                  lit: z.number().positive().optional().describe('Number of millions at its end that are highlighted.'),
                })
                .superRefine(({ from, to, lit = 0 }, context) => {
                  const refuse = (field: string, input: number, message: string) =>
                    context.addIssue({ code: 'custom', path: [field], input, message })
                  if (to <= from) refuse('to', to, 'is not more than `from`')
                  else if (lit > to - from) refuse('lit', lit, 'is more than there is from `from` to `to`')
                }),
            )
            .min(1)
            .max(4)
            .describe('Shares of the revenue, each as a strip.'),
          caption: text(320).describe('What a stroke stands for, how many there are, and the source.'),
        })
        .superRefine(({ whole, shares }, context) => {
          for (const [index, { to }] of shares.entries())
            if (to > whole) context.addIssue({ code: 'custom', path: ['shares', index, 'to'], input: to, message: 'is more than `whole`' })
        })
        .optional()
        .describe('Drawing of the metrics that are shares of the revenue. Left out: there is none.'),
      items: z
        .array(
          z.strictObject({
            metric: text(16).describe('The figure with its unit.'),
            title: text(80).describe('The reason to invest.'),
            description: sentence.describe('What the figure measures, and over what time.'),
          }),
        )
        .min(1)
        .max(8)
        .describe('The reasons, each with its metric.'),
    })
    .describe('Investment thesis with key metrics.'),
  reports: z.strictObject({ head: head().describe('Head of the section.') }).describe('The reports, which are in `content/reports`.'),
  board: z
    .strictObject({
      head: head().describe('Head of the section.'),
      people: z.array(ref('people')).min(1).describe('The members, in order; each has a position on the board.'),
    })
    .describe('The board.'),
  events: z
    .strictObject({
      head: head().describe('Head of the section.'),
      items: distinct(
        z.array(
          z.strictObject({
            id: z
              .string()
              .regex(SLUG, 'is not a slug (lowercase words joined by hyphens)')
              .describe('Identifies the event in calendars, and names its file. Never change it.'),
            ...scheduleFields,
            event: text(80).describe('Name of the event.'),
            location: label.describe('Where: a place, `Online`, or both, such as `Berlin and online`.'),
            type: text(80).describe('The kind of event, such as `Webcast with questions`.'),
          }),
        ),
        'id',
      )
        .min(1)
        .describe('The events, by date; past ones are marked.'),
      category: label.describe('Category of these dates in calendars.'),
      calendar: calendar().describe('Below the events: the calendar of these dates.'),
    })
    .describe('Events for investors.'),
  contact: z
    .strictObject({
      head: head().describe('Head of the section.'),
      role: label.describe('Position of the person, before the name.'),
      name: label.describe('Whom shareholders can ask.'),
      email: z.email().describe('Mailbox of investor relations; the updates form writes to it.'),
      phone: text(30).describe('Phone of investor relations, with country code.'),
      address: text(120).describe('Postal address of investor relations.'),
    })
    .describe('Investor contact.'),
  updates: z
    .strictObject({
      title: label.describe('Heading of the form.'),
      email: label.describe('Label of the email field.'),
      choose: label.describe('Above the topics.'),
      any: label.describe('After it: how many topics may be chosen, in parentheses.'),
      topics: z.array(text(80)).min(1).max(6).describe('The topics, with a checkbox each.'),
      hint: sentence.describe('Under the topics: how often we write, and how to stop.'),
      button: label.describe('Button that subscribes.'),
    })
    .describe('Subscribe to updates.'),
})
