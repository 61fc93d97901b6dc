import * as z from 'zod'
import { label, text } from '../../src/engine/schema/fields'

/** A logo in the list of clients. */
export const client = z.strictObject({
  name: label.describe('Name of the client.'),
  initials: text(3).describe('Initials in the sign.'),
})

/** A certification. */
export const certification = z.strictObject({ name: label.describe('Name.'), desc: text(80).describe('What it covers.') })
