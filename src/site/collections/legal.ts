import { legalPage } from '../../../schemas/article'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { byOrder, defineCollection } from './define'

/** Legal documents. */
export const legal = defineCollection({
  dir: 'legal',
  format: 'mdx',
  schema: entry(legalPage),
  path: patterns.legal,
  dated: 'lastUpdated',
  describedBy: 'summary',
  order: byOrder,
  // Sections too: what a document rules on is rarely in its summary.
  find: ({ summary, body }) => ({
    description: summary,
    words: body.headings.filter(({ level }) => level === 2).map(({ text }) => text),
  }),
})
