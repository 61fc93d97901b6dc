import * as z from 'zod'
import { factKey, intro, label, text } from '../fields'

/** Facts in a band. */
export const stats = (length: number) => z.array(factKey()).length(length)

/** Words of a page, by name. */
export const labels = <const Names extends readonly string[]>(names: Names) =>
  z
    .strictObject(Object.fromEntries(names.map((name) => [name, label])) as Record<Names[number], typeof label>)
    .describe('Words of the page.')

/** Copy of a list with search and chips. */
export const list = {
  ...intro,
  categories: z.array(label).min(2).max(10).describe('The chips after All, in order; entries name one of them.'),
  searchPlaceholder: text(60).describe('In the search field.'),
  featuredTitle: label.describe('Heading of the featured entry, read aloud.'),
  gridTitle: label.describe('Heading of the grid.'),
  empty: text(60).describe('When nothing matches.'),
}
