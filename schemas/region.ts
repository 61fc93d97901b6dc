import * as z from 'zod'
import { factKey, sentence, year } from '../src/engine/schema/fields'
import { ownTone, title } from './fields'

/** A region with offices (specification, 4.20). The numbers of offices and employees are computed. */
export const region = z.strictObject({
  title: title.describe('Name of the region.'),
  description: sentence.describe('What is done there.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  clients: factKey().describe('Fact: clients in the region.'),
  established: year.describe('Year of the first office.'),
  tone: ownTone,
})
