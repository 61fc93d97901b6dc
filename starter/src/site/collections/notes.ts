import * as z from 'zod'
import { defineCollection } from '#engine/content/model/collection'
import { newestFirst } from '#engine/lib/dates'
import { entry } from '#engine/schema/editorial'
import { choice, distinct, label, pastDate, refTo, text } from '#engine/schema/fields'
import { routes } from '../routes/addresses'

/** Notes, newest first. */
export const notes = defineCollection({
  dir: 'notes',
  format: 'mdx',
  schema: entry(
    z.strictObject({
      title: label.describe('Title, also the heading.'),
      description: text(160).describe('What it is about, for lists and search results.'),
      date: pastDate.describe('Day of publication.'),
      topic: choice('pages.notes.topics').describe('One of the topics in content/pages/notes.yaml.'),
      related: distinct(z.array(refTo('notes')))
        .default([])
        .describe('Notes to read next, by the names of their files.'),
    }),
  ),
  path: routes.note,
  descriptionField: 'description',
  order: () => (a, b) => newestFirst(a.data, b.data),
})
