import * as z from 'zod'
import { factKey, label, sentence, template, text } from '../../src/engine/schema/fields'
import { head, intro } from '../fields'
import { labels } from './shared'

/** Sections of the page, to which other pages link. */
export const MEASURE_PARTS = ['company', 'clients', 'satisfaction', 'investors', 'commitments'] as const

export type MeasurePart = (typeof MEASURE_PARTS)[number]

const definition = {
  title: label.describe('Name of the figure.'),
  counted: sentence.describe('What is counted, with the count if there is one.'),
  when: text(80).describe('The day or period.'),
  by: text(80).describe('Who counts, and from what.'),
  leftOut: sentence.describe('What is not counted.'),
}

const figureOfPage = z.strictObject({ value: text(16).describe('A figure that only one page has, as it is written there.'), ...definition })
const figuresOfFacts = z.strictObject({
  facts: z.array(factKey()).min(1).max(6).describe('Facts that this row defines.'),
  ...definition,
})

/** The most dots that fit in a strip. */
const MOST_DOTS = 2400

const strip = z
  .strictObject({
    count: z.int().min(1).max(MOST_DOTS).describe('Number of dots.'),
    marked: z.int().min(0).describe('Number of larger dots.'),
    caption: sentence.describe('What the dots stand for, with the numbers.'),
  })
  .refine(({ count, marked }) => marked <= count, { path: ['marked'], error: 'is more than `count`' })
  .optional()
  .describe('A drawing above the figures: a dot for each unit of one of them.')

const part = z.strictObject({
  head: head().describe('Head of the part.'),
  strip,
  definitions: z
    .array(z.union([figuresOfFacts, figureOfPage]))
    .min(1)
    .describe('Its figures, in order.'),
})

/** A percentage with its counts. */
const surveyRow = z.strictObject({
  fact: factKey().describe('Fact: the percentage.'),
  figure: label.describe('Name of the figure.'),
  asked: text(120).describe('What was counted or asked.'),
  count: z.int().min(0).describe('Number of those who were satisfied, or of those without a complaint.'),
  of: z.int().min(1).describe('Total number.'),
})

const surveys = z
  .strictObject({
    label: label.describe('Name of the table, read aloud.'),
    columns: labels({
      figure: 'Head of the first column.',
      share: 'Head of the second column.',
      count: 'Head of the third column.',
      asked: 'Head of the last column.',
    }),
    count: template(label, 'count', 'of').describe('A count, with `{count}` and `{of}`.'),
    deliveries: surveyRow.describe('First row: deliveries without a complaint.'),
    industryAsked: text(120).describe('What the yearly survey asks the clients of each industry; its counts are with the industries.'),
    investors: surveyRow.describe('Last row: the survey of investors.'),
  })
  .describe('Every satisfaction percentage, side by side.')

/** The clients of two years, a dot each. */
const tally = z
  .strictObject({
    head: head().describe('Head of the picture.'),
    before: z.int().min(1).max(999).describe('Active clients of the financial year before.'),
    left: z.int().min(0).describe('Number of those who are no longer clients this year.'),
    joined: z.int().min(0).max(999).describe('Number of new clients of this year.'),
    labels: labels({
      left: 'Below the number of those who left.',
      stayed: 'Below the number of those who stayed.',
      joined: 'Below the number of those who are new.',
      active: 'Below the number of all clients of this year.',
    }),
  })
  .refine(({ before, left }) => left <= before, { path: ['left'], error: 'is more than `before`' })
  .describe('How the number of active clients came about, drawn with a dot for each.')

/** How we measure: what each headline figure counts (specification, 4.23). */
export const howWeMeasurePage = z.strictObject({
  ...intro,
  labels: labels({
    how: 'Label of the control that opens the next three on phones.',
    when: 'Before the day or period of a figure.',
    by: 'Before who counts it.',
    leftOut: 'Before what is not counted.',
    contents: 'Name of the links to the parts.',
  }),
  tally,
  parts: z
    .strictObject({
      company: part.describe('People, places and what they do.'),
      clients: part.describe('Clients, projects and their results.'),
      satisfaction: part.extend({ surveys }).describe('The kinds of satisfaction.'),
      investors: part.describe('Amounts, growth and shares of revenue.'),
      commitments: part.describe('Promises, and obligations to others.'),
    } satisfies Record<MeasurePart, unknown>)
    .describe('The parts, in the order in which the page shows them.'),
})
