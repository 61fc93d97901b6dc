import * as z from 'zod'
import { sentence, template, text } from '../../src/engine/schema/fields'
import { labels } from './shared'
import { seoOf, writings } from './writings'

/** Words of the page of a tag (specification, 4.25). */
export const tagPage = z.strictObject({
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
