import { caseStudy } from '../../../schemas/case-study'
import { entry } from '../../engine/schema/editorial'
import { drawingOfValues } from '../art/entry-drawing'
import { patterns } from '../routes/patterns'
import { caseStudyText } from './case-study-text'
import { byDate, defineCollection, minutesOf } from './define'

/** Case studies: projects for clients. */
export const caseStudies = defineCollection({
  dir: 'case-studies',
  format: 'yaml',
  schema: entry(caseStudy),
  path: patterns.caseStudy,
  aliases: [patterns.caseStudyAlias],
  descriptionField: 'excerpt',
  kind: ({ site }) => site.strings.kinds.caseStudy,
  drawing: 'contour',
  isInsight: true,
  order: byDate,
  derive:
    () =>
    ({ slug, data }) => ({
      /** Minutes to read: stated by the entry, or computed from its texts. */
      minutes: data.readTime ?? minutesOf(wordsIn(data)),
      /** A plot of the result that states how it is drawn, or contours if there is none. */
      drawing: drawingOfValues(slug, data.results),
    }),
  searchData: ({ excerpt, tags, industry, client, results, heroImage }, { site }) => ({
    description: excerpt,
    names: [client.name],
    words: [site.strings.kinds.caseStudy, ...tags, industry, ...results.map(({ metric, description }) => `${metric} ${description}`)],
    picture: heroImage,
    figure: results[0] && [results[0].metric, results[0].description],
  }),
  text: caseStudyText,
  listed: {
    place: 'caseStudies',
    heading: ({ pages }) => pages.search.groups.caseStudies,
    further: patterns.caseStudiesPage,
    chips: 'pages.caseStudies.categories',
  },
  notFound: {
    words: ({ pages }) => pages.notFound.caseStudy,
    breadcrumbs: ['insights', 'caseStudies'],
    suggestion: ({ title, outcome, industry }) => ({ title, text: outcome, detail: industry }),
  },
})

const wordsIn = (data: unknown): number => {
  if (typeof data === 'string') return data.split(/\s+/).length
  return typeof data === 'object' && data !== null ? Object.values(data).reduce((sum: number, value) => sum + wordsIn(value), 0) : 0
}
