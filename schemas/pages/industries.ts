import * as z from 'zod'
import { label, sentence, text } from '../../src/engine/schema/fields'
import { callToAction, head, intro } from '../fields'
import { stats } from './shared'

/** Industries list (specification, 4.5). */
export const industriesPage = z.strictObject({
  ...intro,
  listTitle: label.describe('Heading of the list, read aloud.'),
  clients: label.describe('After the number of clients.'),
  view: label.describe('Link of a card.'),
  inPreparation: sentence.describe('On a card without a page.'),
  askInstead: label.describe('Link of a card without a page.'),
  year: z
    .strictObject({
      title: text(100).describe('The statement, also the heading.'),
      lede: sentence.describe('One or two sentences next to it.'),
    })
    .describe('The year, in which each industry has its busiest day.'),
  stats: z
    .strictObject({ head: head().describe('Head of the section.'), facts: stats().describe('Keys of the facts in the band.') })
    .describe('Cross-industry stats band.'),
  closing: callToAction().describe('Call to action.'),
})
