import { job } from '../../../schemas/job'
import { isPast, newestFirst } from '../../engine/lib/dates'
import { fill } from '../../engine/lib/text'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { defineCollection } from './define'
import { jobText } from './job-text'

/** Positions, newest first. */
export const careers = defineCollection({
  dir: 'careers',
  format: 'yaml',
  schema: entry(job),
  path: patterns.job,
  dateField: 'posted',
  descriptionField: 'description',
  kind: ({ site }) => site.strings.kinds.job,
  order: () => (a, b) => newestFirst({ date: a.data.posted }, { date: b.data.posted }),
  derive:
    (_, { today }) =>
    ({ data }) => ({
      /** Whether applications are accepted. */
      open: data.closed === undefined || !isPast(data.closed, today),
    }),
  searchData: ({ description, department, location }) => ({ description, words: [department, location] }),
  text: jobText,
  feed: { place: 'careers', leavesOut: ({ open }) => !open },
  notFound: {
    words: ({ pages }) => pages.notFound.job,
    breadcrumbs: ['careers'],
    suggestion: ({ title, department, location, open }, { pages }) => ({
      title: open ? title : fill(pages.job.closedKind, { kind: title }),
      text: department,
      detail: location,
    }),
  },
})
