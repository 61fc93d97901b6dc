import * as z from 'zod'
import { label, link, sentence, text } from '../../src/engine/schema/fields'
import { callToAction, head, intro, step } from '../fields'

/** A part of a sheet: a text, or a table. */
const sheetPart = z.strictObject({
  title: label.describe('What the part is about.'),
  text: sentence.optional().describe('Its text, if it has no table.'),
  columns: z.array(label).min(2).max(3).optional().describe('The heads of the columns of its table.'),
  rows: z
    .array(z.array(text(60)).min(2).max(3))
    .min(1)
    .max(6)
    .optional()
    .describe('The rows of its table; the first cell names the row.'),
})

/** Number of pages that all documents have together: the drawing of the desk has room for these. */
const PAGES = 4

/** Samples of documents that clients get, shown as pages. */
const samples = () =>
  z.strictObject({
    title: text(80).describe('Heading of the documents.'),
    note: sentence.describe('What they are, and that their figures are invented.'),
    mark: label.describe('The mark on every sheet that it is a sample.'),
    sheets: z
      .array(
        z.strictObject({
          title: label.describe('Name of the document.'),
          line: text(80).describe('Under the name: what it is about, who wrote it.'),
          pages: z
            .array(z.strictObject({ parts: z.array(sheetPart).min(1).max(5).describe('The parts of the page.') }))
            .min(1)
            .max(2)
            .describe('One page, or two facing pages.'),
          form: link().optional().describe('Link to the empty form.'),
        }),
      )
      .min(2)
      .max(3)
      .refine((sheets) => sheets.every(({ pages }, index) => pages.length >= (sheets[index - 1]?.pages.length ?? 0)), {
        error: 'has a document of one page after one of two',
      })
      .refine((sheets) => sheets.reduce((sum, { pages }) => sum + pages.length, 0) === PAGES, {
        error: `does not have ${PAGES} pages in all`,
      })
      .describe('The documents. Those of one page come first; together they have four pages.'),
  })

/** Services list (specification, 4.3). */
export const servicesPage = z.strictObject({
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
            terms: sentence.describe('What the price is for, shown after it.'),
          }),
        )
        .min(1)
        .max(4)
        .describe('The engagement models.'),
      suits: label.describe('Before the kinds of work that a model suits.'),
      range: label.describe('Before the usual cost of a model.'),
    })
    .describe('Engagement models.'),
  firstMonth: z
    .strictObject({
      head: head().describe('Head of the section.'),
      steps: z.array(step()).min(2).max(8).describe('Its steps, in order.'),
      samples: samples().describe('Samples of the documents that clients get in it.'),
    })
    .describe('The first month of a typical engagement.'),
  closing: callToAction().describe('Call to action.'),
})
