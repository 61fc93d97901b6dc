import * as z from 'zod'
import { defineComponent } from '../../src/engine/schema/component'
import { label } from '../../src/engine/schema/fields'

/** Advice, a success or a warning that a reader must not miss. */
export const Callout = defineComponent({
  schema: z.strictObject({
    tone: z.enum(['note', 'good', 'bad']).default('note').describe('Advice, success or warning.'),
    title: label.optional().describe('First words, in bold.'),
  }),
})
