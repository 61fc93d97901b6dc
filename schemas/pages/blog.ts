import * as z from 'zod'
import { label } from '../../src/engine/schema/fields'
import { subscribe } from '../fields'
import { list } from './shared'

/** Blog list (specification, 4.12). */
export const blogPage = z.strictObject({
  ...list,
  writers: label.describe('Name of the list of authors next to the heading, read aloud.'),
  subscribe: subscribe().describe('Box at the end of the page that takes an email address.'),
})
