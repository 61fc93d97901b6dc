import { whitepaper } from '../../../schemas/article'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { articleSearchData, articleSuggestion, articleText, deriveArticle } from './article'
import { byDate, defineCollection } from './define'

/** Whitepapers and eBooks, newest first. */
export const whitepapers = defineCollection({
  dir: 'whitepapers',
  format: 'mdx',
  schema: entry(whitepaper),
  path: patterns.whitepaper,
  descriptionField: 'excerpt',
  kind: ({ site }) => site.strings.kinds.whitepaper,
  articleType: 'Report',
  drawing: 'strata',
  isInsight: true,
  order: byDate,
  derive: deriveArticle('strata'),
  searchData: (paper, context) => {
    const { words, ...data } = articleSearchData(paper, context)
    return { ...data, words: [context.site.strings.kinds.whitepaper, ...words] }
  },
  text: articleText,
  feed: { place: 'whitepapers' },
  listed: {
    place: 'whitepapers',
    heading: ({ pages }) => pages.search.groups.whitepapers,
    further: patterns.whitepapersPage,
    chips: 'pages.whitepapers.categories',
  },
  notFound: { words: ({ pages }) => pages.notFound.whitepaper, breadcrumbs: ['insights', 'whitepapers'], suggestion: articleSuggestion },
})
