import * as z from 'zod'
import { defineComponent } from '../../src/engine/schema/component'
import { sentence } from '../../src/engine/schema/fields'

/** A table, a list or a chart with a caption. */
export const Figure = defineComponent({
  schema: z.strictObject({ caption: sentence.describe('Caption of the table, list or chart.') }),
  requiredChildren: { tags: ['table', 'ol', 'ul', 'BarChart', 'Stats'], what: 'a table, a list or a chart' },
  opening: '- ',
})
