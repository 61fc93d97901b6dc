import * as z from 'zod'
import { distinct, factKey, label, link, sentence, text } from '../../src/engine/schema/fields'
import { chip, intro } from '../fields'

/** Facts of a band of figures, by key. The band is a single row of at most four columns. */
export const stats = () => z.array(factKey()).min(2).max(4)

/** Words of a page by name, each with a description of its use. */
export const labels = <Name extends string>(places: Record<Name, string>) =>
  z.strictObject(mapValues(places, (place) => label.describe(place))).describe('Words of the page.')

const mapValues = <Name extends string, Value>(record: Record<Name, string>, value: (text: string) => Value) =>
  Object.fromEntries(Object.entries<string>(record).map(([name, text]) => [name, value(text)])) as Record<Name, Value>

/** Words of a list with search and chips. */
export const list = {
  ...intro,
  categories: distinct(z.array(chip()).min(2).max(10)).describe('The chips after All, in order; entries name one of them.'),
  searchPlaceholder: text(60).describe('In the search field.'),
  featuredTitle: label.describe('Heading of the featured entry, read aloud.'),
  gridTitle: label.describe('Heading of the grid.'),
  empty: text(60).describe('When nothing matches.'),
}

/** Words of a not-found view. */
export const notFoundView = z.strictObject({
  title: text(60).describe('The message of the error catalogue.'),
  lede: sentence.describe('What may have happened.'),
  back: link().describe('The link of the error catalogue.'),
  existing: label.describe('Heading of the suggested pages.'),
})

/**
 * Words of a collection with a list: those of its page, and those that other pages use for it. @public because new collections
 * that `npm run new -- collection` writes use it.
 */
export const collectionCopy = {
  ...list,
  kind: label.describe('Name of one of its entries, shown where kinds are mixed.'),
  siteMap: label.describe('Heading of its entries in the site map.'),
  notFound: notFoundView.describe('For an address without an entry.'),
}
