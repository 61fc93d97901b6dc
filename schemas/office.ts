import * as z from 'zod'
import { label, text, withPlaceholder } from '../src/engine/schema/fields'
import { picture, ref, timeZone } from './fields'

/** An office (specification, 4.20). */
export const office = z.strictObject({
  city: label.describe('City.'),
  country: label.describe('Country.'),
  region: ref('regions').describe('Region that it belongs to.'),
  address: text(120).describe('Street, number, code.'),
  phone: withPlaceholder(
    z.string().regex(/^\+[\d ()-]{7,24}$/, 'is not an international phone number, such as `+1 (555) 555-0100`'),
    '+0 (000) 000-0000',
  ).describe('Phone of the office, with country code.'),
  email: withPlaceholder(z.email(), 'todo@example.com').describe('Email of the office.'),
  employees: z.int().min(1).max(100000).describe('People who work there.'),
  services: z.array(text(30)).min(1).max(5).describe('Key services.'),
  zone: withPlaceholder(timeZone(), 'Antarctica/Troll').describe('Its time zone, by its IANA name, such as `America/New_York`.'),
  latitude: z.number().min(-56).max(74).describe('Degrees north of the equator, for maps; south is negative.'),
  longitude: z.number().min(-180).max(180).describe('Degrees east of Greenwich, for maps; west is negative.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  footer: z.boolean().default(false).describe('Also in the footer of every page.'),
  image: picture('list').optional().describe('A picture instead of the drawing.'),
})
