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
  best: label.describe('Heading of the first of all results.'),
  close: label.describe('Heading of results that nearly match.'),
  texts: label.describe('Heading of sentences in the texts of articles, positions and documents that match.'),
  all: label.describe('The chip for all groups.'),
  group: label.describe('Name of the chips, read aloud.'),
  count: template(label, 'n').describe('`{n} results`.'),
  one: label.describe('The same for one.'),
  ofGroup: template(label, 'n', 'total').describe('`{n} of {total}`: how many of a group were found.'),
  more: label.describe('Button that shows further results.'),
  searching: label.describe('While the results are on their way.'),
  none: point()
    .extend({ title: template(text(100), 'search').describe('Heading.') })
    .describe('When nothing matches, with `{search}` for what was typed.'),
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
    .describe('Pages that are offered before anything is typed, and when nothing matches.'),
})

/** Search page and search dialog (specification, 6). Without a script the page shows the site map. */
export const searchPage = z.strictObject({
  ...intro,
  withoutScript: text(160).describe('Said in place of the search where there is no JavaScript.'),
  siteMap: head().describe('Head of the site map.'),
  closed: template(label, 'title').describe('A position that is closed, with `{title}`, in the site map.'),
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
    company: 'Heading of the standing pages in the site map.',
    legal: 'Heading of the legal documents in the site map.',
  }),
  results: results.describe('Words of the results.'),
  words: z
    .array(
      z.strictObject({
        href: href().describe('The page.'),
        words: z.array(label).min(1).max(12).describe('What visitors call it or look for on it.'),
      }),
    )
    .describe('Words that pages are found by beside those that stand on them.'),
  dialog: labels({
    name: 'Name of the dialog, read aloud.',
    close: 'Button that closes it.',
    all: 'Link to all results, on the search page.',
    recent: 'Heading of the last searches of this device.',
    clear: 'Button that forgets them.',
    popular: 'Heading of the popular pages.',
    slashOff: 'Button below them: from then on the key `/` does not open the search.',
    slashOn: 'The same button once it does not: from then on it does again.',
    arrows: 'Signs of the keys that move through the results.',
    move: 'After these signs: what they do.',
    enter: 'Name of the key that opens the marked result.',
    escape: 'Name of the key that closes the dialog.',
    leave: 'After this name: what it does.',
  }).describe('Words of the dialog.'),
})
