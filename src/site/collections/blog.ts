import { blogPost } from '../../../schemas/article'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { articleSearchData, articleSuggestion, articleText, deriveArticle } from './article'
import { byDate, defineCollection } from './define'

/** Articles, newest first. */
export const blog = defineCollection({
  dir: 'blog',
  format: 'mdx',
  schema: entry(blogPost),
  path: patterns.blogPost,
  descriptionField: 'excerpt',
  kind: ({ site }) => site.strings.kinds.blog,
  articleType: 'BlogPosting',
  drawing: 'flow',
  isInsight: true,
  order: byDate,
  derive: deriveArticle('flow'),
  searchData: articleSearchData,
  text: articleText,
  feed: { place: 'blog' },
  listed: { place: 'blog', heading: ({ pages }) => pages.search.groups.blog, further: patterns.blogPage, chips: 'pages.blog.categories' },
  notFound: { words: ({ pages }) => pages.notFound.blog, breadcrumbs: ['insights', 'blog'], suggestion: articleSuggestion },
})
