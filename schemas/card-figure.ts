import * as z from 'zod'
import { text } from '../src/engine/schema/fields'

/** A figure of a text, large on its card; ideally one that its picture shows. */
export const cardFigure = z.strictObject({
  value: text(12).describe('The figure, such as `9 of 61`.'),
  says: text(60).describe('What the figure is, in a few words that continue it.'),
})
