import { expect } from 'vitest'
import { caseStudy } from '../support/factories'
import { siteTest } from '../support/site-test'

siteTest.for([
  ['is in quotation marks', '“It works.”', true],
  ['is in those of another language', '„Es geht.“', true],
  ['has words in quotation marks', 'She calls it “the box” now.', false],
  ['ends in such words', 'She calls it “the box.”', false],
  ['is told with its speaker', '“Stop,” she said, “now.”', false],
] as const)('a quotation of a case study that %s', async ([, quote, isRefused], { site }) => {
  await site.write({ 'case-studies/made.yaml': caseStudy({ testimonial: { ...caseStudy().testimonial, quote } }) })
  const found = (await site.problems()).map((line) => line.split('  ')[1])
  expect(found).toEqual(isRefused ? ['quote/own-marks'] : [])
})
