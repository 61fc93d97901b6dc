import { legalPage } from '../../../schemas/article'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { nodesOfArticle } from './article'
import { byOrder, defineCollection } from './define'

/** Legal documents. */
export const legal = defineCollection({
  dir: 'legal',
  format: 'mdx',
  schema: entry(legalPage),
  path: patterns.legal,
  dateField: 'lastUpdated',
  descriptionField: 'summary',
  kind: ({ site }) => site.strings.kinds.legal,
  order: byOrder,
  // Keywords include the headings, since a summary rarely names everything in the document.
  searchData: ({ summary, body }) => ({
    description: summary,
    words: body.headings.filter(({ level }) => level === 2).map(({ text }) => text),
  }),
  text: (document) => ({
    title: document.title,
    lede: document.summary,
    summary: document.summary,
    date: document.lastUpdated,
    tags: [],
    ...nodesOfArticle(document),
  }),
  notFound: { words: ({ pages }) => pages.notFound.legal, breadcrumbs: [], suggestion: ({ title }) => ({ title }) },
})
