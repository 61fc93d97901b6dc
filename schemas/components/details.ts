import * as z from 'zod'
import { defineComponent } from '../../src/engine/schema/component'
import { label } from '../../src/engine/schema/fields'

/** A part of a text that most readers can skip. */
export const Details = defineComponent({
  schema: z.strictObject({ summary: label.describe('The text that is always shown; a click on it opens the rest.') }),
})
