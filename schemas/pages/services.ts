import * as z from 'zod'
import { label, link, sentence, text } from '../../src/engine/schema/fields'
import { callToAction, head, intro, step } from '../fields'

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

/** How many pages the documents have together: the desk on which they lie has room for as many. */
const PAGES = 4

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
