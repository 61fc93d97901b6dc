import * as z from 'zod'
import { distinct, label, sentence, template, text } from '../../src/engine/schema/fields'
import { ref, subscribe } from '../fields'
import { list } from './shared'

/** Insights hub (specification, 4.7). Its chips are kinds of content. */
export const insightsPage = z.strictObject({
  ...list,
  lead: ref('caseStudies')
    .optional()
    .describe('The case study at the head, out of those on this page. Left out: the newest featured entry.'),
  categories: distinct(
    z
      .array(
        z.strictObject({
          label: label.describe('Words of the chip.'),
          kind: z.enum(['caseStudies', 'newsroom', 'whitepapers', 'blog', 'events']).describe('The kind of content that it selects.'),
          whole: template(label, 'n').describe('Link to the list of all of this kind, with `{n}` for their number.'),
        }),
      )
      .min(1),
    'kind',
  ).describe('The chips after All.'),
  kinds: z
    .strictObject({
      label: label.describe('Name of the list of kinds, read aloud.'),
      caption: sentence.describe('Below it: what a point stands for.'),
    })
    .describe('The kinds below the heading, with a point for each entry, here and on pages of tags.'),
  each: z
    .strictObject({
      note: template(label, 'n').describe(
        'Next to the results line of the unfiltered selection, with `{n}` for the number of all entries.',
      ),
      lead: template(label, 'n').describe('Before the links, with `{n}` for the number of all entries.'),
      own: template(label, 'n').describe('Next to the results line of a kind that the page has nothing of: the `{n}` entries of its list.'),
      list: template(label, 'kind', 'n').describe('A link: the words of the chip as `{kind}`, and `{n}` for their number.'),
    })
    .describe('A note that the page shows a selection, and links to the whole lists at its end.'),
  everywhere: template(label, 'search').describe('Link to the site search, with `{search}` for the search text.'),
  saved: z
    .strictObject({
      link: label.describe('Link to the list, next to the results line.'),
      title: text(60).describe('Heading of the list.'),
      count: template(label, 'n').describe('The number of articles, with `{n}`.'),
      empty: text(60).describe('When nothing is saved.'),
      how: sentence.describe('How to save something, and where it is kept.'),
      remove: label.describe('Button that removes an article from the list.'),
      all: label.describe('Link back to all insights.'),
    })
    .describe('What a visitor has saved on this device.'),
  subscribe: subscribe().describe('Box at the end of the page that takes an email address.'),
})
