import * as z from 'zod'
import { defineComponent } from '../../src/engine/schema/component'

/** A numbered list of instructions. */
export const Steps = defineComponent({
  schema: z.strictObject({}),
  requiredChildren: { tags: ['ol'], what: 'a numbered list' },
  opening: '1. ',
})
