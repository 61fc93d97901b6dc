import * as z from 'zod'
import { callToAction, figure, head, intro, label, link, ref, sentence, text } from '../fields'
import { stats } from './shared'

/** About page (part 2, section 2). */
export const about = z.strictObject({
  ...intro,
  actions: z.strictObject({ story: link(), leadership: link() }),
  statsTitle: label.describe('Heading of the stats, read aloud.'),
  stats: stats(4).describe('Four stats.'),
  mission: head().describe('Mission.'),
  valuesTitle: label.describe('Heading of the values, read aloud.'),
  values: z
    .array(figure().omit({ label: true }).extend({ title: label, description: sentence }))
    .length(4)
    .describe('Four core values, each with its figure.'),
  story: z
    .strictObject({
      head: head(),
      milestones: z
        .array(
          z.strictObject({
            year: z.int().min(1900).max(2100),
            title: text(80),
            description: sentence,
            milestone: text(60).describe('People and offices then.'),
            people: z.array(z.int().min(0)).length(4).describe('People in each region, in the order of the regions.'),
          }),
        )
        .length(7)
        .describe('The seven milestones.'),
      caption: text(400).describe('Under the drawing.'),
      year: label.describe('Head of the first column of the table.'),
    })
    .describe('The timeline.'),
  leadership: z
    .strictObject({ head: head(), people: z.array(ref('people')).length(3), linkedin: label })
    .describe('Leadership team of three.'),
  offices: z
    .strictObject({ head: head(), since: label.describe('`Since {year}`.'), people: label, action: link() })
    .describe('Offices by region.'),
  awards: z
    .strictObject({
      head: head(),
      items: z.array(z.strictObject({ year: z.int().min(1900).max(2100), title: text(80), description: sentence })).length(4),
    })
    .describe('Four awards.'),
  esg: z
    .strictObject({
      head: head(),
      items: z
        .array(z.strictObject({ title: label, figure: figure(), points: z.array(text(120)).min(2).max(5) }))
        .length(3)
        .describe('Environmental, social, governance.'),
    })
    .describe('Responsibility.'),
  closing: callToAction(),
})
