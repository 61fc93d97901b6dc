import * as z from 'zod'
import { label } from '../../src/engine/schema/fields'
import { intro } from '../fields'

/** Words of the list of legal documents (specification, 4.27). */
export const legalDocumentsPage = z.strictObject({
  ...intro,
  listTitle: label.describe('Heading of the documents, read aloud.'),
})
