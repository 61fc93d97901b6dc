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
  kind: ({ site }) => site.strings.kinds.legal,
  order: byOrder,
  // Sections too: what a document rules on is rarely in its summary.
  find: ({ summary, body }) => ({
    description: summary,
    words: body.headings.filter(({ level }) => level === 2).map(({ text }) => text),
  }),
  notFound: { words: ({ pages }) => pages.notFound.legal, way: [], offer: ({ title }) => ({ title }) },
})
