import * as z from 'zod'
import { label, sentence, template, text } from '../../src/engine/schema/fields'
import { head, intro, point } from '../fields'
import { labels } from './shared'

/** Feeds: every feed and every calendar to subscribe to (specification, 4.24). */
export const feedsPage = z.strictObject({
  ...intro,
  feeds: head().describe('Head of the feeds.'),
  holds: z
    .strictObject({
      all: point().describe('The feed of articles, papers, news and case studies together.'),
      blog: point().describe('The feed of blog posts.'),
      newsroom: point().describe('The feed of news.'),
      whitepapers: point().describe('The feed of whitepapers and eBooks.'),
      careers: point().describe('The feed of open positions.'),
    })
    .describe(
      'Title and description of each feed; feed readers show the description. A feed that is not listed here has the words of its list.',
    ),
  calendars: head().describe('Head of the calendars; their words are in the files of the pages with their dates.'),
  labels: labels({
    program: 'The link that opens the calendar program of the visitor.',
    address: 'The link to the address of a calendar.',
  }),
  copying: z
    .strictObject({
      copy: label.describe('Label of the button next to an address.'),
      name: template(text(60), 'kind', 'title').describe(
        'Name of that button for screen readers, with the same beginning, and with `{kind}` and `{title}`.',
      ),
      copied: label.describe('Shown when the address is copied.'),
      byHand: sentence.describe('Shown if the browser refuses; the address is selected then.'),
    })
    .describe('The buttons that copy addresses.'),
  how: head().describe('Head of the steps.'),
  steps: z
    .array(point().extend({ title: label.describe('The step in a few words.') }))
    .min(2)
    .max(4)
    .describe('How to subscribe, in order.'),
  allDates: label.optional().describe('Name of the calendar of all dates in the drawing, in a word or two.'),
  pictureCaption: sentence.optional().describe('Below the drawing: what a point stands for.'),
})
