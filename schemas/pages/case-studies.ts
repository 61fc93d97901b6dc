import * as z from 'zod'
import { label } from '../../src/engine/schema/fields'
import { callToAction } from '../fields'
import { list } from './shared'

/** Case studies list (specification, 4.8). */
export const caseStudiesPage = z.strictObject({
  ...list,
  figures: label.describe('Name of the plots below the heading, read aloud.'),
  closing: callToAction().describe('Call to action at the end of the list.'),
})
