import * as z from 'zod'
import { label, sentence, template, text } from '../../src/engine/schema/fields'
import { labels } from './shared'
import { seoOf, writings } from './writings'

/** Words of the page of an author (specification, 4.26). */
export const authorPage = z.strictObject({
  ...writings,
  found: seoOf(['person'], ['person', 'title', 'kinds']),
  feed: template(sentence, 'person').describe('Description of the feed of the author.'),
  practice: template(label, 'practice').describe('Link to the practice that the author leads.'),
  since: template(label, 'date').describe('Next to the number of texts: the day of the first one.'),
  list: template(text(60), 'person').describe('Heading of the texts.'),
  labels: labels({
    kind: 'The kind of page, above the name.',
    biography: 'Name of the section with the biography, in the margin.',
    expertise: 'Name of the list of subjects, read aloud.',
  }),
})
