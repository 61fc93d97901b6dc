import * as z from 'zod'
import { href, label, sentence, template, text } from '../../src/engine/schema/fields'
import { head, intro, point } from '../fields'
import { labels } from './shared'

/** Words of search results, in the dialog and on the page. */
const results = z.strictObject({
  field: label.describe('Name of the search field, also shown while it is empty.'),
  groups: labels({
    services: 'Heading of services among the results.',
    industries: 'Heading of industries among the results.',
    insights: 'Heading of case studies, articles, papers and events among the results.',
    pages: 'Heading of all other pages among the results.',
  }),
  best: label.describe('Heading of the best result.'),
  close: label.describe('Heading of results that match approximately.'),
  texts: label.describe('Heading of sentences in the texts of articles, positions and documents that match.'),
  all: label.describe('The chip for all groups.'),
  group: label.describe('Name of the chips, read aloud.'),
  count: template(label, 'n').describe('`{n} results`.'),
  one: label.describe('Used instead for a single result.'),
  ofGroup: template(label, 'n', 'total').describe('`{n} of {total}`: how many of a group were found.'),
  more: label.describe('Button that shows further results.'),
  searching: label.describe('Shown while results are loading.'),
  none: point()
    .extend({ title: template(text(100), 'search').describe('Heading.') })
    .describe('When nothing matches, with `{search}` for the search text.'),
  failed: z
    .strictObject({
      title: text(100).describe('Heading of the message.'),
      description: sentence.describe('What to do about it.'),
      siteMap: label.describe('Link to the site map.'),
    })
    .describe('When the search cannot be loaded.'),
  popular: z
    .array(
      z.strictObject({
        label: label.describe('The words of the link.'),
        description: label.describe('A few words about the page.'),
        href: href().describe('Where it leads.'),
      }),
    )
    .min(1)
    .max(6)
    .describe('Pages offered before anything is typed, and when nothing matches.'),
})

/** Search page and search dialog (specification, 6). Without a script the page shows the site map. */
export const searchPage = z.strictObject({
  ...intro,
  withoutScript: text(160).describe('Shown instead of the search without JavaScript.'),
  siteMap: head().describe('Head of the site map.'),
  closed: template(label, 'title').describe('A closed position, with `{title}`, in the site map.'),
  groups: labels({
    services: 'Heading of the services in the site map.',
    industries: 'Heading of the industries in the site map.',
    caseStudies: 'Heading of the case studies in the site map.',
    newsroom: 'Heading of the news in the site map.',
    whitepapers: 'Heading of the whitepapers in the site map.',
    blog: 'Heading of the blog posts in the site map.',
    events: 'Heading of the events in the site map.',
    tags: 'Heading of the tags in the site map.',
    authors: 'Heading of the authors in the site map.',
    company: 'Heading of all other pages in the site map.',
    legal: 'Heading of the legal documents in the site map.',
  }),
  office: template(label, 'city', 'people', 'phone')
    .optional()
    .describe('What an office is found by, with its `{city}`, how many `{people}` work in it, and its `{phone}`.'),
  results: results.describe('Words of the results.'),
  words: z
    .array(
      z.strictObject({
        href: href().describe('The page, or a section of it that is found by itself.'),
        words: z.array(label).min(1).max(20).describe('What visitors call it or look for on it.'),
      }),
    )
    .describe('Further words that pages and sections are found by, in addition to their own.'),
  dialog: labels({
    name: 'Name of the dialog, read aloud.',
    close: 'Button that closes it.',
    all: 'Link to all results, on the search page.',
    recent: 'Heading of the recent searches on this device.',
    clear: 'Button that forgets them.',
    popular: 'Heading of the popular pages.',
    slashOff: 'Button below them that switches off the shortcut `/` for the search.',
    slashOn: 'The same button while the shortcut is off: it switches it on again.',
    arrows: 'Symbols of the keys that move through the results.',
    move: 'After these symbols: what the keys do.',
    enter: 'Name of the key that opens the selected result.',
    escape: 'Name of the key that closes the dialog.',
    leave: 'After this name: what the key does.',
  }).describe('Words of the dialog.'),
})
