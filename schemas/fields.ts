import * as z from 'zod'
import { chip as chipBeside, label, link, pastDate, picture as pictureFor, refTo, sentence, text } from '../src/engine/schema/fields'
import type { CollectionName } from './collection-names'
import { PICTURE_USES } from './picture-uses'

/** Reference to an entry of a collection of this site, by its slug. */
export const ref = (collection: CollectionName) => refTo(collection)

/** A picture for one of the uses on this site. */
export const picture = (use: keyof typeof PICTURE_USES) => pictureFor(PICTURE_USES[use])

/** Label of a chip. It must differ from the label of the chip for all entries. */
export const chip = () => chipBeside('site.strings.list.all')

/** Title of an entry, also its `<h1>`: at most 80 characters, so that it fits on two lines of a card. */
export const title = text(80)

/** Summary in cards and search results: at most 200 characters, which are three lines of a card. */
export const excerpt = text(200)

/** A paragraph. */
export const paragraph = text(900)

/** The day of a correction; `src/site/lint` reports one before the day of publication. */
export const updated = pastDate.optional().describe('When its text was last corrected or brought up to date. Left out: never.')

/** Color scheme of a drawing. */
export const tone = z.enum(['mist', 'pine', 'bark', 'signal'])

/** Tone of an entry whose drawing is in several lists, so that it can differ from its neighbors in each. */
export const ownTone = tone
  .optional()
  .describe('Tone of the drawing, if the one derived from the slug repeats that of a neighbor in a list.')

/** Heading of a section: label in the margin, title, and an optional lede. */
export const head = () =>
  z.strictObject({
    label: label.describe('Name of the section, in the margin.'),
    note: label.optional().describe('A few words under the label.'),
    title: text(100).describe('The statement, also the heading.'),
    lede: sentence.optional().describe('One or two sentences next to the statement.'),
  })

/** A short text with its heading. */
export const point = () => z.strictObject({ title: title.describe('Heading.'), description: sentence.describe('The text under it.') })

/** A figure of a single entry. A figure that several pages show is a fact. */
export const figure = () =>
  z.strictObject({
    value: text(16).describe('The figure with its unit, such as `31%`.'),
    label: text(120).describe('What it measures, over what time.'),
  })

/** A step of a process. */
export const step = () =>
  z.strictObject({
    step: label.describe('Name of the step.'),
    duration: text(40).describe('How long it takes, such as `45 minutes`.'),
    description: sentence.describe('What happens in it.'),
  })

/** Title and description for search engines, if they should differ from title and excerpt. */
export const seo = z
  .strictObject({
    title: text(70).optional().describe('Title of the page in search results.'),
    description: text(200).optional().describe('Description of the page in search results.'),
  })
  .optional()
  .describe('What search engines show, if it should differ from title and excerpt.')

/** The last section of a page: a heading and two links. */
export const callToAction = () =>
  z.strictObject({
    title: text(100).describe('The heading.'),
    lede: sentence.optional().describe('One sentence under it.'),
    primary: link().describe('The button.'),
    secondary: link().optional().describe('The second button.'),
  })

/** Start of a page: heading, lede, and the texts for search engines. */
export const intro = {
  title: text(100).describe('Heading of the page, its `<h1>`.'),
  lede: sentence.describe('One or two sentences under the heading.'),
  seo: z
    .strictObject({
      title: text(70).describe('Title of the page in the browser tab and in search results.'),
      description: text(200).describe('Description of the page in search results.'),
    })
    .describe('What search engines show.'),
}

/** Name and description of a calendar to subscribe to; `site/strings.yaml` has the words of its links. */
export const calendar = () =>
  z.strictObject({
    name: label.describe('Name of the calendar, shown by calendar programs.'),
    description: sentence.describe('Description of the calendar, shown by calendar programs.'),
    title: text(100).describe('Heading above the links.'),
    lede: sentence.describe('What a subscription does.'),
  })

/** A time zone by its IANA name; `src/site/lint` reports names that do not exist. */
export const timeZone = () =>
  z.string().regex(/^[A-Z][A-Za-z]+(?:\/[A-Z][\w+-]*)+$/, 'is not the name of a time zone, such as `America/New_York`')

/** A form for an email address. */
export const subscribe = () =>
  z.strictObject({ title: text(100).describe('Heading of the box.'), lede: sentence.describe('What is sent, and how often.') })
