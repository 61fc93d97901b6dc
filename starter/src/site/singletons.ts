import * as z from 'zod'
import { singleton } from '#engine/schema/editorial'
import { distinct, label, link, sentence, template, text } from '#engine/schema/fields'
import { factTable, identityFields, redirects } from '#engine/schema/site-files'

const identity = z.strictObject({
  ...identityFields,
  email: z.email().describe('The address that people write to.'),
})

const navigation = z.strictObject({
  links: distinct(z.array(link()).min(1), 'href').describe('The pages in the header, in order.'),
  action: link().describe('The emphasized link of the header.'),
})

const words = z.strictObject({
  skip: label.describe('The link to the content, for keyboards.'),
  menu: label.describe('Name of the links in the header, read aloud.'),
  updated: template(label, 'date').describe('Day of an entry, with `{date}`.'),
})

/** Title and description of a page. */
const head = { title: label.describe('Heading.'), description: text(160).describe('For search results.') }
const lede = sentence.describe('Under the heading.')

const passage = z.strictObject({ title: label.describe('Heading.'), text: sentence.describe('A sentence or two.') })

const home = z.strictObject({
  ...head,
  action: link().describe('The page that visitors should see next.'),
  more: link().describe('Another page, next to it.'),
  points: z
    .strictObject({ title: label.describe('Heading.'), items: z.array(passage).min(1).describe('What to know.') })
    .describe('A few short points.'),
  notes: z
    .strictObject({ title: label.describe('Heading.'), more: label.describe('The link to all notes.') })
    .describe('Above the newest notes.'),
})

const about = z.strictObject({
  ...head,
  lede,
  sections: z
    .array(z.strictObject({ title: label.describe('Heading.'), text: z.array(text(600)).min(1).describe('Its paragraphs.') }))
    .min(1)
    .describe('The parts of the page, in order.'),
})

const contact = z.strictObject({
  ...head,
  lede,
  email: label.describe('Before the address.'),
  details: z.array(passage).describe('When and where you can be reached.'),
})

/** The words of a collection: its list, and the links from an entry to others. */
const list = z.strictObject({
  ...head,
  topics: distinct(z.array(label).min(1)).describe('The topics that an entry can have.'),
  related: label.describe('Above the related entries.'),
  all: label.describe('The link from an entry to all of them.'),
})

const notFound = z.strictObject({ ...head, home: label.describe('The link to the home page.') })

/** The single files. */
export const singletons = {
  site: {
    identity: singleton(identity),
    facts: factTable(['notes']),
    navigation: singleton(navigation),
    redirects,
    words: singleton(words),
  },
  pages: {
    home: singleton(home),
    about: singleton(about),
    contact: singleton(contact),
    notes: singleton(list),
    notFound: singleton(notFound),
  },
} as const
