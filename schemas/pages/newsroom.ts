import * as z from 'zod'
import { label } from '../../src/engine/schema/fields'
import { callToAction } from '../fields'
import { list } from './shared'

/** Newsroom list (specification, 4.10). */
export const newsroomPage = z.strictObject({
  ...list,
  latest: label.describe('Badge of the featured item.'),
  pressSheet: label.describe('Button that downloads the sheet for the press.'),
  closing: callToAction().describe('Media Inquiries.'),
})
