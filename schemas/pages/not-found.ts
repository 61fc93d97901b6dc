import * as z from 'zod'
import { label, link, sentence, text } from '../../src/engine/schema/fields'
import { notFoundView } from './shared'

/** The not-found views (specification, 2.5). A new collection has the words of its view in its own file. */
export const notFoundPage = z.strictObject({
  page: z
    .strictObject({
      title: text(60).describe('The message of the error catalogue.'),
      lede: sentence.describe('What may have happened.'),
      back: link().describe('The link of the error catalogue.'),
      support: link().describe('The second button, to support.'),
      popularTitle: label.describe('Heading of the popular pages.'),
      popular: z.array(link()).min(1).max(8).describe('Links to the popular pages.'),
      code: label.describe('The status code, large next to the heading.'),
      ring: label.describe('Label of the ring at the end of the drawn route, which stands for the missing page.'),
    })
    .describe('Unknown route.'),
  service: notFoundView.describe('Unknown service.'),
  industry: notFoundView.describe('Unknown industry.'),
  caseStudy: notFoundView.describe('Unknown case study.'),
  whitepaper: notFoundView.describe('Unknown whitepaper.'),
  newsroom: notFoundView.describe('Unknown news item.'),
  blog: notFoundView.describe('Unknown blog post.'),
  job: notFoundView.describe('Unknown position.'),
  legal: notFoundView.describe('Unknown legal document.'),
})
