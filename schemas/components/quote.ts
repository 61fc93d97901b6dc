import * as z from 'zod'
import { defineComponent } from '../../src/engine/schema/component'
import { label } from '../../src/engine/schema/fields'

/** A quotation. */
export const Quote = defineComponent({
  schema: z.strictObject({ by: label.describe('Who said it.'), role: label.optional().describe('Position and company.') }),
})
