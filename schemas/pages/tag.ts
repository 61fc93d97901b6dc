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
  feed: template(sentence, 'tag').describe('Description of its feed.'),
  netCaption: sentence.describe('Caption of the net of related tags: what a point on a line stands for, and what a thin line does.'),
  labels: labels({
    kind: 'The kind of page, above the tag.',
    writers: 'Name of the list of the authors with the most texts, read aloud.',
    related: 'Heading of the tags that occur most often together with it.',
  }),
})
