import { industry } from '../../../schemas/industry'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { byOrder, defineCollection } from './define'

/** Whom the firm works for. One without a profile stands in the list only. */
export const industries = defineCollection({
  dir: 'industries',
  format: 'yaml',
  schema: entry(industry),
  path: patterns.industry,
  pageNeeds: 'profile',
  describedBy: 'description',
  order: byOrder,
  derive:
    (_, { fact }) =>
    ({ data }) => ({
      /** Clients, as the fact says. */
      clients: fact(data.clientCount),
    }),
  find: ({ description, profile }) => ({ description, words: profile?.regulations.map(({ name }) => name) ?? [] }),
})
