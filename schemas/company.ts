import * as z from 'zod'
import { distinct, factKey, formed, label, sentence, text, year } from '../src/engine/schema/fields'
import { chip, ownTone, paragraph, picture, ref, timeZone, title, tone } from './fields'
import { look } from './look'

/** A region with offices (specification, 4.20). The numbers of offices and employees are computed. */
export const region = z.strictObject({
  title: title.describe('Name of the region.'),
  description: sentence.describe('What is done there.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  clients: factKey().describe('Fact: clients in the region.'),
  established: year.describe('Year of the first office.'),
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
  email: formed(z.email(), 'todo@example.com').describe('Email of the office.'),
  employees: z.int().min(1).max(100000).describe('People who work there.'),
  services: z.array(text(30)).min(1).max(5).describe('Key services.'),
  zone: formed(timeZone(), 'Antarctica/Troll').describe('Its time zone, by its IANA name, such as `America/New_York`.'),
  latitude: z.number().min(-56).max(74).describe('Degrees north of the equator, for maps; south is negative.'),
  longitude: z.number().min(-180).max(180).describe('Degrees east of Greenwich, for maps; west is negative.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  footer: z.boolean().default(false).describe('Also in the footer of every page.'),
  image: picture('list').optional().describe('A picture instead of the drawing.'),
})

/** A talk or a publication. */
const work = (kind: { title: string; at: string }) =>
  z.strictObject({
    title: text(120).describe(kind.title),
    at: text(80).describe(kind.at),
    year: year.describe('Year.'),
  })

/** The long story of a person; what a page shows of it first is `bio`. */
const biography = z.strictObject({
  text: z.array(paragraph).min(1).max(5).describe('The story in some 150 words, a text for each paragraph.'),
  argues: sentence.describe('What the person argues for, as a whole sentence.'),
  education: z.array(text(120)).min(1).max(4).describe('Degrees and apprenticeships, each with its school and year.'),
  talks: z
    .array(work({ title: 'Title of the talk.', at: 'Where it was given.' }))
    .min(1)
    .max(4)
    .describe('Talks.'),
  publications: z
    .array(work({ title: 'Title of the text.', at: 'Where it was published.' }))
    .min(1)
    .max(4)
    .describe('What the person published.'),
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
  biography: biography.optional().describe('For practice leads: the long story, which the page of their service shows.'),
  tone: ownTone,
  look,
  image: picture('portrait').optional().describe('A portrait instead of the drawing.'),
})

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
