import * as z from 'zod'
import { distinct, label, text } from '../src/engine/schema/fields'
import { chip, tone } from './fields'

/** A category of technologies (specification, 4.15). */
export const technologyCategory = z.strictObject({
  title: chip().describe('Name of the category; also its chip.'),
  description: text(120).describe('The line under the name.'),
  tone: tone.describe('Tone of the drawing.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  technologies: distinct(
    z.array(z.strictObject({ name: label.describe('Name.'), description: text(120).describe('What we use it for.') })).min(1),
    'name',
  ).describe('The technologies.'),
})
