import * as z from 'zod'
import { label, sentence, template, text } from '../../src/engine/schema/fields'
import { intro } from '../fields'
import { labels } from './shared'

/** What search engines show of a page, with places that the site fills. */
const seoOf = (ofTitle: readonly string[], ofDescription: readonly string[]) =>
  z
    .strictObject({
      title: template(text(70), ...ofTitle).describe('Title of the page in the browser tab and in search results.'),
      description: template(text(200), ...ofDescription).describe('Description of the page in search results.'),
    })
    .describe('What search engines show.')

/** Words that the pages of tags and of authors have in common. */
const writings = {
  kindCount: template(label, 'kind', 'n').describe('How many texts of a kind there are, in descriptions: `{kind} ({n})`.'),
  count: template(label, 'n').describe('How many texts there are: `{n} texts`.'),
  countOne: label.describe('The same for one.'),
}

/** Words of the page of a tag (specification, 4.25). */
export const tag = z.strictObject({
  ...writings,
  lede: template(sentence, 'count').describe('Under the tag, with the number of its texts in words.'),
  list: template(text(60), 'tag').describe('Heading of the texts.'),
  found: seoOf(['tag'], ['tag', 'kinds']),
  feed: template(sentence, 'tag').describe('What its feed holds.'),
  netCaption: sentence.describe('Below the net of related tags: what a point on a line is, and a thin line.'),
  labels: labels({
    kind: 'What such a page is, over the tag.',
    writers: 'Name of the list of those who wrote most of the texts, read aloud.',
    related: 'Heading of the tags that stand together with it most often.',
  }),
})

/** Words of the list of authors (specification, 4.28). */
export const authors = z.strictObject({
  ...intro,
  listTitle: label.describe('Heading of the authors, read aloud.'),
})

/** Words of the page of an author (specification, 4.26). */
export const author = z.strictObject({
  ...writings,
  found: seoOf(['person'], ['person', 'title', 'kinds']),
  feed: template(sentence, 'person').describe('What the feed of the author holds.'),
  practice: template(label, 'practice').describe('Link to the practice that the author leads.'),
  since: template(label, 'date').describe('Beside the number of texts, the day of the first one.'),
  list: template(text(60), 'person').describe('Heading of the texts.'),
  labels: labels({
    kind: 'What such a page is, over the name.',
    biography: 'Name of the section with the biography, in the margin.',
    expertise: 'Name of the list of subjects, read aloud.',
  }),
})
