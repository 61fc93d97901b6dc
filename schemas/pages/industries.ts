import * as z from 'zod'
import { callToAction, head, intro, label } from '../fields'
import { labels, stats } from './shared'

/** Industries list (part 1, section 2: Industries list). */
export const industries = z.strictObject({
  ...intro,
  listTitle: label.describe('Heading of the list, read aloud.'),
  clients: label.describe('After the number of clients.'),
  view: label.describe('Link of a card.'),
  inPreparation: label.describe('On a card without a page.'),
  askInstead: label.describe('Link of a card without a page.'),
  stats: z.strictObject({ head: head(), facts: stats(4) }).describe('Cross-industry stats band.'),
  closing: callToAction().describe('Call to action.'),
})

/** Words of an industry page. */
export const industry = z.strictObject({
  labels: labels([
    'clientStats',
    'clients',
    'projects',
    'countries',
    'satisfaction',
    'challenges',
    'challengesNote',
    'outcomes',
    'services',
    'servicesNote',
    'stories',
    'storiesNote',
    'challenge',
    'solution',
    'outcome',
    'regulations',
    'regulationsNote',
    'consultation',
    'storiesLink',
    'allServices',
    'all',
  ]),
})
