import * as z from 'zod'
import { label } from '../../src/engine/schema/fields'
import { subscribe } from '../fields'
import { list } from './shared'

/** Whitepapers list (specification, 4.11). */
export const whitepapersPage = z.strictObject({
  ...list,
  shelf: label.describe('Name of the shelf next to the heading, read aloud.'),
  subscribe: subscribe().describe('Box at the end of the page that takes an email address.'),
})
