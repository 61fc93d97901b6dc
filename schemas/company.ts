import * as z from 'zod'
import { distinct, factKey, formed, label, sentence, text, year } from '../src/engine/schema/fields'
import { chip, ownTone, paragraph, picture, ref, title, tone } from './fields'
import { look } from './look'

/** A region with offices (specification, 4.20). The numbers of offices and employees are computed. */
export const region = z.strictObject({
  title: title.describe('Name of the region.'),
  description: sentence.describe('What is done there.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  clients: factKey().describe('Fact: clients in the region.'),
  established: year.describe('Year of the first office.'),
  inquiry: label.describe('The region in the words of an inquiry.'),
  tone: ownTone,
})

/** An office (specification, 4.20). */
export const office = z.strictObject({
  city: label.describe('City.'),
  country: label.describe('Country.'),
  region: ref('regions').describe('Region that it belongs to.'),
  address: text(120).describe('Street, number, code.'),
  phone: formed(
    z.string().regex(/^\+[\d ()-]{7,24}$/, 'is not an international phone number, such as `+1 (555) 555-0100`'),
    '+0 (000) 000-0000',
  ).describe('Phone of the office, with country code.'),
  email: formed(z.email(), 'todo@example.com').describe('E-mail of the office.'),
  employees: z.int().min(1).max(100000).describe('People who work there.'),
  services: z.array(text(30)).min(1).max(5).describe('Key services.'),
  timezone: formed(
    z.string().regex(/^UTC(?:\+(?:0?\d|1[0-4])|-(?:0?\d|1[0-2]))(?::(?:00|15|30|45))?$/, 'is not a time zone, such as `UTC-8`'),
    'UTC-00:45',
  ).describe('Such as `UTC-8`.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  footer: z.boolean().default(false).describe('Also in the footer of every page.'),
  image: picture('list').optional().describe('A picture instead of the drawing.'),
})

/** A person or team: leader, author or board member (specification, 13.7). */
export const person = z.strictObject({
  name: label.describe('Full name.'),
  team: z.boolean().default(false).describe('A team, not one person.'),
  title: label.describe('Position.'),
  bio: paragraph.describe('Two or three sentences.'),
  expertise: z.array(text(30)).max(6).default([]).describe('Subjects.'),
  linkedin: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('Address of the profile.'),
  board: z
    .strictObject({
      role: label.describe('Position on the board.'),
      tenure: label.describe('Such as `Since 2017`.'),
      background: sentence.describe('What the person did before.'),
    })
    .optional()
    .describe('For members of the board.'),
  tone: ownTone,
  look,
  image: picture('portrait').optional().describe('A portrait instead of the drawing.'),
})

/** A category with eight technologies (specification, 4.15). */
export const technologyCategory = z.strictObject({
  title: chip().describe('Name of the category; also its chip.'),
  description: text(120).describe('The line under the name.'),
  icon: ref('services').describe('The service whose sign stands for it.'),
  colour: tone.describe('Tone of the drawing.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  technologies: distinct(
    z.array(z.strictObject({ name: label.describe('Name.'), description: text(120).describe('What we use it for.') })).length(8),
    'name',
  ).describe('The eight technologies.'),
})
