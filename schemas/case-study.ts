import * as z from 'zod'
import { choice, distinct, label, pastDate, sentence, text, withPlaceholder } from '../src/engine/schema/fields'
import { excerpt, ownTone, paragraph, picture, ref, seo, title, updated } from './fields'
import { look } from './look'
import { measured } from './measured'

const phase = z.strictObject({
  name: label.describe('Name of the phase.'),
  duration: withPlaceholder(z.string().regex(/^\d{1,3} weeks$/, 'is not a number of weeks, such as `6 weeks`'), '0 weeks').describe(
    'Length, such as `6 weeks`.',
  ),
  begins: z
    .int()
    .min(1)
    .max(999)
    .optional()
    .describe('The week of the program in which it begins, counted from 1. Only for a phase that overlaps the previous one.'),
  activities: z.array(text(120)).min(2).max(6).describe('What was done.'),
})

const result = z.strictObject({
  metric: text(12).describe('The figure with its unit.'),
  description: label.describe('What it measures.'),
  note: text(30)
    .optional()
    .describe(
      'Without which the figure says too much, such as `relative`. It follows the description in charts; nets leave the result out.',
    ),
  detail: sentence.describe('The values before and after, or the period.'),
  measured: measured.optional().describe('The result as two values, if both are known, for charts and for the picture of the case study.'),
})

/** A case study (specification, 4.9). */
export const caseStudy = z.strictObject({
  title: title.describe('Headline; also the `<h1>`.'),
  subtitle: excerpt.describe('Under the headline.'),
  excerpt: excerpt.describe('Summary in cards.'),
  industry: choice('pages.caseStudies.categories').describe('The category (chip) it belongs to.'),
  outcome: text(80).describe('The key outcome, with its figure.'),
  author: ref('people').describe('Who wrote it.'),
  date: pastDate.describe('When it was published.'),
  updated,
  readTime: z.int().min(1).max(90).optional().describe('Minutes to read, if the computed time is wrong.'),
  featured: z.boolean().default(false).describe('Large at the head of the list.'),
  hub: z.boolean().default(false).describe('Also listed on /insights.'),
  client: z
    .strictObject({
      name: label.describe('Name of the client.'),
      industry: label.describe('Industry of the client, in its own words.'),
      size: label.describe('Number of employees.'),
      revenue: label.describe('Yearly revenue.'),
    })
    .describe('The client.'),
  heroImage: picture('page').optional().describe('A picture instead of the drawing.'),
  tone: ownTone,
  challenge: z
    .strictObject({
      title: text(100).describe('Statement of the section.'),
      overview: paragraph.describe('What was wrong.'),
      points: z.array(text(140)).min(3).max(6).describe('The points in a list.'),
    })
    .describe('The Challenge.'),
  solution: z
    .strictObject({
      title: text(100).describe('Statement of the section.'),
      overview: z
        .array(paragraph)
        .min(1)
        .max(3)
        .describe('What we did. Some 90 words or more are easier to read in two or three paragraphs.'),
      approach: text(40).describe('The approach in a few words, such as `4 phases`.'),
      timeline: text(40).describe('From start to handover.'),
      teamSize: text(40).describe('How many experts.'),
      phasesTitle: text(100).describe('Statement above the phases.'),
      phasesLede: sentence.describe('How the phases add up to the whole timeline.'),
      phases: z.array(phase).min(2).max(6).describe('The phases, in order.'),
    })
    .describe('Our Solution and its phases.'),
  practices: distinct(z.array(ref('services')).min(1).max(4))
    .optional()
    .describe('Services that did the work, in addition to those that have it among their success stories.'),
  method: z
    .array(paragraph)
    .min(1)
    .max(4)
    .describe('How the results were measured: who counted, with what, and what the figures do not show.'),
  techStack: z.array(text(30)).min(4).max(16).describe('Technologies by name.'),
  resultsTitle: text(100).describe('Statement above the results.'),
  resultsNote: label.describe('The period that was measured.'),
  results: z.array(result).min(3).max(5).describe('Measurable Results.'),
  testimonial: z
    .strictObject({
      quote: sentence.describe('What the client said, without quotation marks.'),
      author: label.describe('Who said it.'),
      title: label.describe('Position.'),
      company: label.describe('Company.'),
      look,
      image: picture('portrait').optional().describe('A portrait instead of the drawing.'),
    })
    .describe('Client testimonial.'),
  tags: distinct(z.array(text(30)).min(1).max(6)).describe('Subjects.'),
  relatedCaseStudies: distinct(z.array(ref('caseStudies')).min(1).max(3)).describe('Related Success Stories.'),
  closingTitle: text(100).describe('Heading of the last call to action.'),
  seo,
})
