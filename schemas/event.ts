import * as z from 'zod'
import { choice, href, label } from '../src/engine/schema/fields'
import { excerpt, ownTone, picture, title } from './fields'
import { happening } from './happening'

/** An event (specification, 4.13). It is past once its last day is before the editorial date. */
export const event = z.strictObject({
  title: title.describe('Headline.'),
  description: excerpt.describe('What happens, in one or two sentences.'),
  type: choice('pages.events.types').describe('The chip that it belongs to; also its badge.'),
  ...happening,
  location: label.describe('Where: a place, `Online`, or both, such as `Berlin and online`.'),
  speaker: label.describe('Who speaks or hosts.'),
  featured: z.boolean().default(false).describe('Large at the head of the list.'),
  registrationLink: href().optional().describe('Where to register, instead of the inquiry form.'),
  image: picture('list').optional().describe('A picture instead of the drawing.'),
  tone: ownTone,
})
