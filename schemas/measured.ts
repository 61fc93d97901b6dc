import * as z from 'zod'
import { label, text } from '../src/engine/schema/fields'

/** The ways to draw two values; `src/site/art/plot` draws each of them. */
const forms = z.enum(['bars', 'blocks', 'hundred', 'dial', 'coil', 'swarm'])

/** A value before and after, to be plotted on pages and in documents. */
export const measured = z.strictObject({
  before: z.number().min(0).describe('The value before the program.'),
  after: z.number().min(0).describe('The value in the period that was measured.'),
  unit: text(12).describe('Unit of both, such as `%` or `hours`.'),
  short: z
    .strictObject({
      before: text(12).describe('The value before, such as `31 h`.'),
      after: text(12).describe('The value after, such as `52 min`.'),
    })
    .optional()
    .describe('Both values as text for large type, if numbers with unit would be too long.'),
  picture: forms
    .optional()
    .describe(
      'Draws the values as the picture of the entry, in this form: `bars` to scale; `blocks` of sixty points, such as minutes; `hundred` slips for percentages; a `dial` for hours; a `coil` for a small part of a length; a `swarm` of places. Only the first such result is drawn.',
    ),
})

/** The client who measured the values of a story without a page. */
export const storyClient = label.optional().describe('Name of the client, shown next to the values of the story.')

/** The values of a story without a page, with what they measure. */
export const storyMeasured = measured
  .extend({ label: label.describe('What the values measure, such as `Priority-1 incidents a year`.') })
  .optional()
  .describe('The change as two values, if both are known, for the picture of the story.')
