import * as z from 'zod'
import { callToAction, head, intro, label, link, sentence, text } from '../fields'
import { labels } from './shared'

/** Services list (part 1, section 2: Services list). */
export const services = z.strictObject({
  ...intro,
  listTitle: label.describe('Heading of the list, read aloud.'),
  consultation: z
    .strictObject({ title: text(80), description: sentence, primary: link(), secondary: link() })
    .describe('The last cell of the list.'),
  models: z
    .strictObject({
      head: head(),
      items: z
        .array(z.strictObject({ title: label, subtitle: label, description: sentence, suits: sentence }))
        .length(3)
        .describe('The three engagement models.'),
      suits: label.describe('Word before what a model suits.'),
    })
    .describe('Engagement models.'),
  closing: callToAction().describe('Call to action.'),
})

/** Words of a service page. */
export const service = z.strictObject({
  labels: labels([
    'outcomes',
    'challenges',
    'challengesNote',
    'approach',
    'approachNote',
    'capabilities',
    'techStack',
    'stories',
    'storiesNote',
    'brief',
    'downloadBrochure',
    'downloadBrief',
    'consultation',
    'all',
    'discover',
    'design',
    'build',
    'operate',
  ]),
})
