import * as z from 'zod'
import { label, link, sentence, text } from '../fields'

const notFoundView = z.strictObject({
  title: text(60).describe('The message of the error catalogue.'),
  lede: sentence.describe('What may have happened.'),
  back: link().describe('The link of the error catalogue.'),
  existing: label.describe('Heading of what does exist.'),
})

/** The nine not-found views (part 2, section 8; rulings, Routes). */
export const notFound = z.strictObject({
  page: z
    .strictObject({
      title: text(60),
      lede: sentence,
      back: link(),
      support: link(),
      popularTitle: label,
      popular: z.array(link()).length(5),
      code: label,
    })
    .describe('Unknown route.'),
  service: notFoundView,
  industry: notFoundView,
  caseStudy: notFoundView,
  whitepaper: notFoundView,
  newsroom: notFoundView,
  blog: notFoundView,
  job: notFoundView,
  legal: notFoundView,
})
