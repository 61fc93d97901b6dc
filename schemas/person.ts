import * as z from 'zod'
import { label, sentence, text, year } from '../src/engine/schema/fields'
import { ownTone, paragraph, picture, ref } from './fields'
import { look } from './look'

/** A talk or a publication. */
const work = (kind: { title: string; at: string }) =>
  z.strictObject({
    title: text(120).describe(kind.title),
    at: text(80).describe(kind.at),
    year: year.describe('Year.'),
  })

/** The long biography of a person; `bio` is the short one, which pages show first. */
const biography = z.strictObject({
  text: z.array(paragraph).min(1).max(5).describe('The biography in some 150 words, one item per paragraph.'),
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
  office: ref('offices').optional().describe('Where the person works, as far as it is said.'),
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
  biography: biography.optional().describe('For practice leads: the long biography, which the page of their service shows.'),
  tone: ownTone,
  look,
  image: picture('portrait').optional().describe('A portrait instead of the drawing.'),
})
