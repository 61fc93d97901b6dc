import * as z from 'zod'
import { label, link, sentence, text } from '../../src/engine/schema/fields'
import { callToAction, head, intro, step } from '../fields'
import { labels } from './shared'

/** A part of a sheet: a text, or a table. */
const sheetPart = z.strictObject({
  title: label.describe('What the part is about.'),
  text: sentence.optional().describe('Its text, where it has no table.'),
  columns: z.array(label).min(2).max(3).optional().describe('The heads of the columns of its table.'),
  rows: z
    .array(z.array(text(60)).min(2).max(3))
    .min(1)
    .max(6)
    .optional()
    .describe('The rows of its table; the first cell names the row.'),
})

/** Documents that clients get, as pages on which samples of them are set. */
const samples = () =>
  z.strictObject({
    title: text(80).describe('Heading of the documents.'),
    note: sentence.describe('What they are, and that their figures are invented.'),
    mark: label.describe('Mark of every sheet.'),
    sheets: z
      .array(
        z.strictObject({
          title: label.describe('Name of the document.'),
          line: text(80).describe('Under the name: what it is about, who wrote it.'),
          pages: z
            .array(z.strictObject({ parts: z.array(sheetPart).min(1).max(5).describe('What stands on the page.') }))
            .min(1)
            .max(2)
            .describe('One page, or two that lie open.'),
          form: link().optional().describe('Link to the empty form.'),
        }),
      )
      .min(2)
      .max(3)
      .describe('The documents. Those of one page come first; together they have four pages.'),
  })

/** Services list (specification, 4.3). */
export const services = z.strictObject({
  ...intro,
  listTitle: label.describe('Heading of the list, read aloud.'),
  consultation: z
    .strictObject({
      title: text(80).describe('Heading of the cell.'),
      description: sentence.describe('The text under it.'),
      primary: link().describe('The button.'),
      secondary: link().describe('The second button.'),
    })
    .describe('The last cell of the list.'),
  models: z
    .strictObject({
      head: head().describe('Head of the section.'),
      items: z
        .array(
          z.strictObject({
            title: label.describe('Name of the model.'),
            subtitle: label.describe('When it fits, in a few words.'),
            description: sentence.describe('How it works, and who carries the risk.'),
            suits: sentence.describe('Kinds of work that it suits.'),
            price: label.describe('What it usually costs, as a range.'),
            terms: sentence.describe('What that is for, after the price.'),
          }),
        )
        .min(1)
        .max(4)
        .describe('The engagement models.'),
      suits: label.describe('Word before what a model suits.'),
      range: label.describe('Words before the usual cost of a model.'),
    })
    .describe('Engagement models.'),
  firstMonth: z
    .strictObject({
      head: head().describe('Head of the section.'),
      steps: z.array(step()).min(2).max(8).describe('Its steps, in order.'),
      samples: samples().describe('What one holds in hand after it.'),
    })
    .describe('The first month of a typical engagement.'),
  closing: callToAction().describe('Call to action.'),
})

/** Words of a service page. */
export const service = z.strictObject({
  labels: labels({
    outcomes: 'Heading of the figures, read aloud.',
    challenges: 'Name of the challenges section, in the margin.',
    challengesNote: 'A few words under that name.',
    approach: 'Name of the approach section, in the margin.',
    approachNote: 'A few words under that name.',
    capabilities: 'Name of the capabilities section, in the margin.',
    capabilitiesTitle: 'Statement over them.',
    techStack: 'Heading of the technologies.',
    stories: 'Name of the success stories section, in the margin.',
    storiesNote: 'A few words under that name.',
    lead: 'Name of the section about who leads the practice, in the margin.',
    biography: 'Control that opens the long story of the lead.',
    education: 'Heading of the degrees of the lead.',
    talks: 'Heading of the talks of the lead.',
    publications: 'Heading of the publications of the lead.',
    brief: 'Heading of the service brief.',
    downloadBrochure: 'Button that downloads the brochure.',
    net: 'Name of the drawing beside the heading, whose points lead to industries and results, below it.',
    downloadBrief: 'Button that downloads the service brief.',
    consultation: 'Button that asks for a consultation.',
    all: 'Second button of the closing, to all services.',
    discover: 'Name of the first phase.',
    design: 'Name of the second phase.',
    build: 'Name of the third phase.',
    operate: 'Name of the fourth phase.',
  }),
})
