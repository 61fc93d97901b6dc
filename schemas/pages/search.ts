import * as z from 'zod'
import { head, intro } from '../fields'
import { labels } from './shared'

/** Search page (rulings, Site search). Without JavaScript it is the site map. */
export const search = z.strictObject({
  ...intro,
  siteMap: head().describe('Head of the site map.'),
  groups: labels({
    services: 'Heading of the services in the site map.',
    industries: 'Heading of the industries in the site map.',
    caseStudies: 'Heading of the case studies in the site map.',
    newsroom: 'Heading of the news in the site map.',
    whitepapers: 'Heading of the whitepapers in the site map.',
    blog: 'Heading of the blog posts in the site map.',
    events: 'Heading of the events in the site map.',
    company: 'Heading of the standing pages in the site map.',
    legal: 'Heading of the legal documents in the site map.',
  }),
})
