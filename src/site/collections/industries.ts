import { industry } from '../../../schemas/industry'
import { entry } from '../../engine/schema/editorial'
import { drawingOfSubject } from '../art/entry-drawing'
import { urlOf } from '../routes/addresses'
import { patterns } from '../routes/patterns'
import { byOrder, defineCollection } from './define'
import { industryPassages } from './passages'

/** Industries that the company works for. One without a profile has no page and is only in the list. */
export const industries = defineCollection({
  dir: 'industries',
  format: 'yaml',
  schema: entry(industry),
  path: patterns.industry,
  pageField: 'profile',
  descriptionField: 'description',
  kind: ({ site }) => site.strings.kinds.industry,
  order: byOrder,
  derive:
    (_, { fact }) =>
    ({ slug, data }) => ({
      /** The subject that it states, with a point for each client. */
      drawing: drawingOfSubject(slug, data.subject, fact(data.clientCount)),
      /** Number of clients, from the fact. */
      clients: fact(data.clientCount),
    }),
  searchData: ({ description, profile, clients }, { pages }) => ({
    description,
    words: profile?.regulations.map(({ name }) => name) ?? [],
    figure: [clients, pages.industries.clients],
  }),
  passages: ({ profile }) => profile && industryPassages(profile),
  listed: { place: 'industries', heading: ({ pages }) => pages.search.groups.industries, cell: urlOf.industryCell },
  notFound: {
    words: ({ pages }) => pages.notFound.industry,
    breadcrumbs: ['industries'],
    suggestion: ({ title, clients }, { pages }) => ({ title, text: `${clients} ${pages.industries.clients}` }),
  },
})
