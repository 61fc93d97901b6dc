import * as z from 'zod'
import { head, intro } from '../fields'
import { labels } from './shared'

/** Search page (rulings, Site search). Without JavaScript it is the site map. */
export const search = z.strictObject({
  ...intro,
  siteMap: head().describe('Head of the site map.'),
  groups: labels(['services', 'industries', 'caseStudies', 'newsroom', 'whitepapers', 'blog', 'events', 'company', 'legal']),
})
