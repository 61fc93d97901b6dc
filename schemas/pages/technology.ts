import * as z from 'zod'
import { label, template, text } from '../../src/engine/schema/fields'
import { callToAction, head, intro, point } from '../fields'

/** Technology page (specification, 4.15). */
export const technologyPage = z.strictObject({
  ...intro,
  find: label.optional().describe('Link at the top that leads to the search of the list.'),
  categoriesTitle: label.describe('Heading of the categories, read aloud.'),
  count: label.describe('After the number of technologies of a category.'),
  usesNote: text(100).optional().describe('Below the categories: what their columns of points mean.'),
  listTitle: label.describe('Heading of the list.'),
  searchPlaceholder: text(60).describe('In the search field.'),
  whatFor: label.describe('Label of the button of a category that shows descriptions in narrow windows.'),
  empty: text(60).describe('When nothing matches.'),
  use: z
    .strictObject({
      head: head().describe('Head of the section.'),
      legend: text(160).optional().describe('What a large and a small point of a row are, and how an open row names them.'),
      countsLegend: text(120)
        .optional()
        .describe('The same for narrow windows, where rows have the number of each category instead of points.'),
      mostUsed: template(label, 'tool', 'n', 'of').describe(
        'The technology of a category that most practices use, with `{tool}`, `{n}` and `{of}`.',
      ),
    })
    .describe('Practices and the technologies of their stacks.'),
  why: z
    .strictObject({
      head: head().describe('Head of the section.'),
      items: z.array(point()).min(1).max(8).describe('The criteria that a tool must meet.'),
    })
    .describe('Why section.'),
  closing: callToAction().describe('Call to action at the end of the page.'),
})
