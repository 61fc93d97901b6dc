import { blogPost } from '../../../schemas/article'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { findArticle, readingTime } from './article'
import { byDate, defineCollection } from './define'

/** Articles, newest first. */
export const blog = defineCollection({
  dir: 'blog',
  format: 'mdx',
  schema: entry(blogPost),
  path: patterns.blogPost,
  describedBy: 'excerpt',
  order: byDate,
  derive: readingTime,
  find: findArticle,
})
