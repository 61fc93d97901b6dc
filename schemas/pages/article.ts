import * as z from 'zod'
import { sentence } from '../../src/engine/schema/fields'
import { subscribe } from '../fields'

/** Words of an article page. */
export const articlePage = z.strictObject({
  executive: sentence.describe('Under the button of a whitepaper whose PDF is longer than its page.'),
  subscribe: subscribe().describe('Box at the end of the page that takes an email address.'),
})
