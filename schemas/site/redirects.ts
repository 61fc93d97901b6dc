import * as z from 'zod'
import { sentence } from '../fields'

/** Addresses that moved: content/site/redirects.yaml. */
export const redirects = z.array(
  z.strictObject({
    from: z
      .string()
      .regex(/^\/\S*$/, 'does not start with a slash')
      .describe('The old address; may hold `:slug`.'),
    to: z
      .string()
      .regex(/^\/\S*$/, 'does not start with a slash')
      .describe('The new address; may hold the same `:slug`.'),
    reason: sentence.describe('Why it moved.'),
  }),
)
