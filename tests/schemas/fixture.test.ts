import { expect } from 'vitest'
import * as make from '../support/factories'
import { siteTest } from '../support/site-test'

siteTest('the fixture has entries of the collections that tests are about, and no problem', async ({ site }) => {
  expect([...(await site.problems()), ...(await site.style())]).toEqual([])
  const collections = Object.entries(await site.graph()).flatMap(([name, value]) =>
    name !== 'collections' && typeof value === 'object' && 'size' in value ? [[name, value.size]] : [],
  )
  expect(Object.fromEntries(collections)).toMatchObject({
    services: 2,
    industries: 2,
    caseStudies: 2,
    events: 1,
    careers: 1,
    regions: 1,
    offices: 1,
    people: 7,
    technologies: 1,
    blog: 1,
    newsroom: 1,
    whitepapers: 1,
    legal: 1,
  })
})

siteTest('every factory makes an entry that is valid together with the fixture', async ({ site }) => {
  await site.write({
    'services/made.yaml': make.service(),
    'industries/made.yaml': make.industry({ profile: make.industryProfile() }),
    'industries/made-without-page.yaml': make.industry(),
    'case-studies/made.yaml': make.caseStudy(),
    'events/made.yaml': make.event(),
    'careers/made.yaml': make.job(),
    'regions/made.yaml': make.region(),
    'offices/made.yaml': make.office({ region: 'made' }),
    'people/made.yaml': make.person(),
    'technologies/made.yaml': make.technologyCategory(),
    'blog/made.mdx': make.article(make.blogPost()),
    'newsroom/made.mdx': make.article(make.newsItem()),
    'whitepapers/made.mdx': make.article(make.whitepaper()),
    'legal/made.mdx': make.article(make.legalPage()),
  })
  expect([...(await site.problems()), ...(await site.style())]).toEqual([])
})
