import { whitepaper } from '../../../schemas/article'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { findArticle, readingTime } from './article'
import { byDate, defineCollection } from './define'

/** Papers and eBooks, newest first. */
export const whitepapers = defineCollection({
  dir: 'whitepapers',
  format: 'mdx',
  schema: entry(whitepaper),
  path: patterns.whitepaper,
  describedBy: 'excerpt',
  order: byDate,
  derive: readingTime,
  find: findArticle,
})
