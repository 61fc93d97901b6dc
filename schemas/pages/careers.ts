import * as z from 'zod'
import { head, intro, label, link, point, sentence, step, text } from '../fields'
import { labels } from './shared'

/** Careers list (part 2, section 2). */
export const careers = z.strictObject({
  ...intro,
  actions: z.strictObject({ positions: link(), culture: link() }).describe('The two anchors of the hero.'),
  benefitsTitle: label.describe('Heading of the benefits, read aloud.'),
  benefits: z.array(point()).length(4).describe('Four benefit cards.'),
  culture: z
    .strictObject({ head: head(), items: z.array(point().extend({ art: z.string().describe('Seed of the drawing.') })).length(3) })
    .describe('Three culture cards.'),
  positionsTitle: label.describe('Heading of the open positions.'),
  locations: z.array(label).min(1).describe('Choices of the location after All; jobs name one of them.'),
  departments: z.array(label).min(1).describe('Choices of the department after All; jobs name one of them.'),
  labels: labels(['search', 'location', 'department', 'view']),
  empty: z.strictObject({ title: text(60), description: sentence, action: link() }).describe('When no position is open.'),
  process: z.strictObject({ head: head(), steps: z.array(step()).length(4) }).describe('The four-step hiring process.'),
  closing: z.strictObject({ title: text(80), resume: link(), alerts: z.strictObject({ label }) }).describe("Don't See the Right Role?"),
})

/** Words of a job page (part 2, section 2: Job detail). */
export const job = z.strictObject({
  labels: labels([
    'details',
    'department',
    'location',
    'type',
    'experience',
    'salary',
    'posted',
    'apply',
    'reviewed',
    'closedTitle',
    'responsibilities',
    'requirements',
    'niceToHave',
    'benefits',
    'team',
    'manager',
    'teamSize',
    'reportingStructure',
    'process',
    'processNote',
    'processTitle',
    'similar',
    'back',
    'share',
    'linkedin',
    'twitter',
    'copyLink',
  ]),
  closedNote: sentence.describe('On a closed position, with `{date}`.'),
  closedSince: label.describe('Under Apply Now of a closed position, with `{date}`.'),
})
