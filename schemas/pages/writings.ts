import * as z from 'zod'
import { label, template, text } from '../../src/engine/schema/fields'

/** Title and description for search engines, with placeholders. */
export const seoOf = (ofTitle: readonly string[], ofDescription: readonly string[]) =>
  z
    .strictObject({
      title: template(text(70), ...ofTitle).describe('Title of the page in the browser tab and in search results.'),
      description: template(text(200), ...ofDescription).describe('Description of the page in search results.'),
    })
    .describe('What search engines show.')

/** Words common to the pages of tags and of authors. */
export const writings = {
  kindCount: template(label, 'kind', 'n').describe('Number of texts of a kind, in descriptions: `{kind} ({n})`.'),
  count: template(label, 'n').describe('Number of texts: `{n} texts`.'),
  countOne: label.describe('Used instead for a single text.'),
}
