import * as z from 'zod'
import { head, intro, label, text } from '../fields'
import { labels, stats } from './shared'

/** Regions page (part 2, section 2). */
export const regions = z.strictObject({
  ...intro,
  tabsTitle: label.describe('Heading of the tabs, read aloud.'),
  labels: labels([
    'office',
    'offices',
    'employees',
    'clients',
    'established',
    'address',
    'phone',
    'email',
    'people',
    'timezone',
    'services',
    'contactOffice',
  ]),
  world: z.strictObject({ head: head(), stats: stats(4) }).describe('Global stats.'),
  capabilities: z.strictObject({ title: label, items: z.array(text(120)).min(2).max(6) }).describe('Capabilities in every region.'),
  expansion: z
    .strictObject({ title: label, items: z.array(z.strictObject({ region: label, year: z.int().min(2000).max(2100) })).length(3) })
    .describe('Future expansion.'),
})
