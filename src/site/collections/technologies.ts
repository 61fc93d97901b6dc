import { technologyCategory } from '../../../schemas/technology-category'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { byOrder, defineCollection } from './define'

/** Categories of technologies. A category has no page of its own, only a section on the page of technologies. */
export const technologies = defineCollection({
  dir: 'technologies',
  format: 'yaml',
  schema: entry(technologyCategory),
  anchorPage: patterns.technology,
  kind: ({ site }) => site.strings.kinds.technology,
  order: byOrder,
  searchData: ({ description, technologies: own }) => ({ description, words: own.map(({ name }) => name) }),
})
