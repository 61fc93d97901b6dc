import { newsItem } from '../../../schemas/article'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { findArticle, readingTime } from './article'
import { byDate, defineCollection } from './define'

/** News, newest first. It speaks of the day that it was published on. */
export const newsroom = defineCollection({
  dir: 'newsroom',
  format: 'mdx',
  schema: entry(newsItem),
  path: patterns.newsItem,
  describedBy: 'excerpt',
  isDated: true,
  order: byDate,
  derive: readingTime,
  find: findArticle,
})
