import { describe, expect } from 'vitest'
import { article, blogPost, office, region, service } from '../support/factories'
import { type SiteWorkspace, siteTest, TODAY } from '../support/site-test'

describe('a service that the inquiry form offers', () => {
  siteTest('is one that the site has on the day, or that for all others', async ({ site }) => {
    await site.write({ 'services/made.yaml': service({ publishAt: '2024-12-16' }) })
    await site.replace('site/contact.yaml', 'services:\n  - First service', 'services:\n  - Made service\n  - First service')
    expect(await site.problems()).toEqual([
      expect.stringMatching(/^site\/contact\.yaml:\d+:5 {2}contact\/service {2}No service has the title `Made service`\.$/),
    ])
    expect(await site.problems({ today: TODAY, asOf: '2024-12-16' })).toEqual([])
  })

  siteTest('is not looked at while a service cannot be read', async ({ site }) => {
    await site.write({ 'services/first-service.yaml': 'title: [' })
    expect((await site.problems()).filter((line) => line.includes('contact/service'))).toEqual([])
  })
})

describe('a category', () => {
  const posts = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [`blog/${name}.mdx`, article(blogPost({ title: `The title of ${name}` }))]))
  const addChip = (site: SiteWorkspace) => site.replace('pages/blog.yaml', '  - Practice\n', '  - Practice\n  - Unused\n')

  siteTest('without entries is told at its line', async ({ site }) => {
    await addChip(site)
    await site.write({ ...posts(['one', 'two', 'three', 'four']), 'blog/one.mdx': article(blogPost({ category: 'Practice' })) })
    expect(await site.problems()).toEqual([
      expect.stringMatching(/^pages\/blog\.yaml:\d+:5 {2}list\/unused-chip {2}No entry has the category `Unused`: whoever /),
    ])
  })

  siteTest('may be without entries in a list that has just begun', async ({ site }) => {
    await addChip(site)
    await site.write(posts(['one', 'two', 'three']))
    expect(await site.problems()).toEqual([])
  })
})

describe('a region', () => {
  siteTest('has an office on the day', async ({ site }) => {
    await site.write({ 'regions/made.yaml': region(), 'offices/made.yaml': office({ region: 'made', expireAt: '2024-12-20' }) })
    expect(await site.problems()).toEqual([])
    expect(await site.problems({ today: TODAY, asOf: '2024-12-20' })).toEqual([
      expect.stringMatching(/^regions\/made\.yaml:1:8 {2}region\/no-office {2}No office is in this region/),
    ])
  })
})
