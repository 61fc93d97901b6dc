import * as z from 'zod'
import { label, link, sentence, template, text, year } from '../../src/engine/schema/fields'
import { callToAction, figure, head, intro, ref } from '../fields'
import { labels, stats } from './shared'

/** About page (specification, 4.16). */
export const aboutPage = z.strictObject({
  ...intro,
  pictureCaption: sentence.describe('Caption of the picture next to the title, which has a ring for each milestone.'),
  actions: z
    .strictObject({
      story: link().describe('Link to the timeline.'),
      leadership: link().describe('Link to the leadership team.'),
      profile: label.describe('Button that downloads the profile of the company.'),
    })
    .describe('The buttons under the heading.'),
  statsTitle: label.describe('Heading of the stats, read aloud.'),
  stats: stats().describe('The stats.'),
  mission: head().describe('Mission.'),
  valuesTitle: label.describe('Heading of the values, read aloud.'),
  values: z
    .array(
      figure()
        .omit({ label: true })
        .extend({
          title: label.describe('Name of the value, under its figure.'),
          description: sentence.describe('What the figure measures, or what the value requires.'),
        }),
    )
    .min(1)
    .max(8)
    .describe('Core values, each with its figure.'),
  story: z
    .strictObject({
      head: head().describe('Head of the section.'),
      milestones: z
        .array(
          z.strictObject({
            year: year.describe('Year of the milestone, on the axis.'),
            title: text(80).describe('What happened.'),
            description: sentence.describe('What it changed, in one sentence.'),
            milestone: text(60).describe('People and offices at that time, separated by a comma; each is shown on a line.'),
            people: z.array(z.int().min(0)).length(4).describe('People in each region, in the order of the regions.'),
          }),
        )
        .min(2)
        .max(12)
        .superRefine((milestones, context) => {
          for (const [index, { year }] of milestones.entries())
            if (year <= (milestones[index - 1]?.year ?? 0))
              context.addIssue({ code: 'custom', path: [index, 'year'], input: year, message: 'is not after the year before it' })
        })
        .describe('The milestones, by year.'),
      caption: text(400).describe('Under the drawing.'),
      year: label.describe('Head of the first column of the table.'),
      point: label.describe('What a point next to the year stands for, shown after a point.'),
      film: labels({
        play: 'Button that plays the timeline.',
        pause: 'Button that pauses it.',
        resume: 'Button that resumes it.',
        position: 'Name of the slider for the position.',
        calm: 'Next to the slider, for visitors who prefer reduced motion, for whom nothing plays.',
      }),
    })
    .describe('The timeline.'),
  leadership: z
    .strictObject({
      head: head().describe('Head of the section.'),
      people: z.array(ref('people')).min(1).max(6).describe('The leaders, in order.'),
      linkedin: label.describe('Link to the profile of a leader.'),
      leads: text(100).describe('Heading of the practice leads.'),
    })
    .describe('Leadership team.'),
  offices: z
    .strictObject({
      head: head().describe('Head of the section.'),
      since: template(label, 'year').describe('`Since {year}`.'),
      people: label.describe('After the number of people in a region.'),
      action: link().describe('Button under the offices.'),
    })
    .describe('Offices by region.'),
  awards: z
    .strictObject({
      head: head().describe('Head of the section.'),
      items: z
        .array(
          z.strictObject({
            year: year.describe('Year of the award.'),
            title: text(80).describe('Name of the award.'),
            description: sentence.describe('Who gave it, and for what.'),
          }),
        )
        .min(1)
        .max(8)
        .describe('The awards, newest first.'),
    })
    .describe('Awards.'),
  esg: z
    .strictObject({
      head: head().describe('Head of the section.'),
      items: z
        .array(
          z.strictObject({
            title: label.describe('Name of the field, such as Environmental.'),
            figure: figure().describe('The figure at the top of the column.'),
            points: z.array(text(120)).min(2).max(5).describe('What was done, in a list under the figure.'),
          }),
        )
        .min(1)
        .max(4)
        .describe('Environmental, social, governance.'),
      report: z
        .strictObject({ file: ref('reports').describe('The report.'), label: label.describe('Button that downloads it.') })
        .describe('The report behind the figures.'),
    })
    .describe('Responsibility.'),
  closing: callToAction().describe('Call to action at the end of the page.'),
})
