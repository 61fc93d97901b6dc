import { service } from '../../../schemas/service'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { byOrder, defineCollection } from './define'
import { servicePassages } from './passages'

/** Services of the company. */
export const services = defineCollection({
  dir: 'services',
  format: 'yaml',
  schema: entry(service),
  path: patterns.service,
  descriptionField: 'description',
  kind: ({ site }) => site.strings.kinds.service,
  order: byOrder,
  searchData: ({ description, subtitle, capabilities, techStack, figures: [first] }) => ({
    description,
    words: [subtitle, ...capabilities, ...techStack],
    figure: first && [first.value, first.label],
  }),
  passages: servicePassages,
  listed: { place: 'services', heading: ({ pages }) => pages.search.groups.services },
  notFound: {
    words: ({ pages }) => pages.notFound.service,
    breadcrumbs: ['services'],
    suggestion: ({ title, subtitle }) => ({ title, text: subtitle }),
  },
})
