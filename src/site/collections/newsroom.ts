import { newsItem } from '../../../schemas/article'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { articleSearchData, articleSuggestion, articleText, deriveArticle } from './article'
import { byDate, defineCollection } from './define'

/** News, newest first. "Today" in a text is the day of its publication. */
export const newsroom = defineCollection({
  dir: 'newsroom',
  format: 'mdx',
  schema: entry(newsItem),
  path: patterns.newsItem,
  descriptionField: 'excerpt',
  kind: ({ site }) => site.strings.kinds.newsroom,
  articleType: 'NewsArticle',
  drawing: 'mosaic',
  isInsight: true,
  mayHavePastPlans: true,
  order: byDate,
  derive: deriveArticle('mosaic'),
  searchData: articleSearchData,
  text: articleText,
  feed: { place: 'newsroom' },
  listed: {
    place: 'newsroom',
    heading: ({ pages }) => pages.search.groups.newsroom,
    further: patterns.newsroomPage,
    chips: 'pages.newsroom.categories',
  },
  notFound: { words: ({ pages }) => pages.notFound.newsroom, breadcrumbs: ['insights', 'newsroom'], suggestion: articleSuggestion },
})
