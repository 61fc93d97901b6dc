import * as z from 'zod'
import { label } from '../../src/engine/schema/fields'
import { intro } from '../fields'

/** Words of the list of authors (specification, 4.28). */
export const authorsPage = z.strictObject({
  ...intro,
  listTitle: label.describe('Heading of the authors, read aloud.'),
})
