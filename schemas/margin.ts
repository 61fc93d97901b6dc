import * as z from 'zod'
import { text } from '../src/engine/schema/fields'

/**
 * Figures and sentences shown large in the margin of an article in wide windows, instead of those chosen by a rule. An empty list leaves
 * the margin empty.
 */
export const margin = z
  .array(
    z.strictObject({
      figure: text(12).optional().describe('The figure, such as `94%`. Left out: the words are shown as a quotation.'),
      says: text(140).describe('What the figure is, in a few words; not the sentence of the text.'),
      beside: text(80).describe('Words of the paragraph to show it next to, without links; ideally the paragraph with the figure.'),
    }),
  )
  .max(8)
