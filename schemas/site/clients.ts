import * as z from 'zod'
import { label, link, text } from '../../src/engine/schema/fields'
import { ref } from '../fields'

/** A logo in the list of clients. */
export const client = z.strictObject({
  name: label.describe('Name of the client.'),
  mark: z
    .enum(['meridian', 'cross', 'grove', 'columns', 'beam', 'pulse', 'wing', 'tide'])
    .describe('The drawn mark: a different one for each client.'),
})

/** A certification. */
export const certification = z.strictObject({
  name: label.describe('Name.'),
  desc: text(80).describe('What it covers.'),
  service: ref('services').optional().describe('The service whose page names it, too.'),
  link: link().optional().describe('Where it can be asked for or read about.'),
})
