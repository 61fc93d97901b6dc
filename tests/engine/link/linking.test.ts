import { describe, expect } from 'vitest'
import { hubOf } from '../../../src/site/graph/hub'
import {
  article,
  blogPost,
  caseStudy,
  industry,
  industryProfile,
  job,
  legalPage,
  newsItem,
  office,
  person,
  region,
  service,
  whitepaper,
} from '../../support/factories'
import { siteTest } from '../../support/site-test'

const slugs = (collection: { keys: () => Iterable<string> }) => [...collection.keys()]

describe('the order of a collection', () => {
  siteTest('with an order follows it, then the slug', async ({ site }) => {
    await site.write({
      'services/last.yaml': service({ order: 99 }),
      'services/zulu.yaml': service({ order: 3 }),
      'services/alpha.yaml': service({ order: 3 }),
      'legal/before.mdx': article(legalPage({ order: 1 })),
    })
    const graph = await site.graph()
    expect(slugs(graph.services)).toEqual(['first-service', 'second-service', 'alpha', 'zulu', 'last'])
    expect(slugs(graph.legal)).toEqual(['before', 'privacy-policy'])
  })

  siteTest('with dates is newest first, then by slug', async ({ site }) => {
    await site.write({
      'blog/old.mdx': article(blogPost({ date: '2023-12-31' })),
      'blog/new.mdx': article(blogPost({ date: '2024-12-01' })),
      'blog/also-new.mdx': article(blogPost({ date: '2024-12-01' })),
      'careers/earlier.yaml': job({ posted: '2024-11-30' }),
    })
    const graph = await site.graph()
    expect(slugs(graph.blog)).toEqual(['also-new', 'new', 'first-post', 'old'])
    expect(slugs(graph.caseStudies)).toEqual(['first-case', 'second-case'])
    expect(slugs(graph.careers)).toEqual(['first-job', 'earlier'])
  })

  siteTest('of people follows their slugs', async ({ site }) => {
    await site.write({ 'people/aaa.yaml': person() })
    expect(slugs((await site.graph()).people).slice(0, 3)).toEqual(['aaa', 'fifth-person', 'first-person'])
  })
})

describe('the address of an entry', () => {
  siteTest('is its page, its place on a page, or null', async ({ site }) => {
    const graph = await site.graph()
    expect([
      graph.services.get('first-service')?.url,
      graph.industries.get('first-industry')?.url,
      graph.industries.get('second-industry')?.url,
      graph.caseStudies.get('first-case')?.url,
      graph.events.get('first-event')?.url,
      graph.careers.get('first-job')?.url,
      graph.regions.get('first-region')?.url,
      graph.offices.get('first-office')?.url,
      graph.people.get('first-person')?.url,
      graph.technologies.get('first-category')?.url,
      graph.blog.get('first-post')?.url,
      graph.newsroom.get('first-news')?.url,
      graph.whitepapers.get('first-paper')?.url,
      graph.legal.get('privacy-policy')?.url,
    ]).toEqual([
      '/services/first-service',
      '/industries/first-industry',
      null,
      '/case-studies/first-case',
      '/events#first-event',
      '/careers/first-job',
      '/regions#first-region',
      null,
      null,
      '/technology#first-category',
      '/blog/first-post',
      '/newsroom/first-news',
      '/whitepaper/first-paper',
      '/legal/privacy-policy',
    ])
  })

  siteTest('of an industry comes with its profile', async ({ site }) => {
    await site.write({ 'industries/second-industry.yaml': industry({ profile: industryProfile() }) })
    expect((await site.graph()).industries.get('second-industry')?.url).toBe('/industries/second-industry')
  })
})

describe('what an entry gets besides its fields', () => {
  siteTest('names its collection and its slug', async ({ site }) => {
    expect((await site.graph()).blog.get('first-post')).toMatchObject({ collection: 'blog', slug: 'first-post' })
  })

  siteTest('are the defaults of its schema', async ({ site }) => {
    expect((await site.graph()).blog.get('first-post')).toMatchObject({ featured: false, hub: true })
    expect((await site.graph()).people.get('first-person')).toMatchObject({ expertise: [] })
  })

  siteTest('a region: its offices in their order, and who works there', async ({ site }) => {
    await site.write({
      'regions/second.yaml': region(),
      'offices/far.yaml': office({ region: 'second', order: 9, employees: 30 }),
      'offices/near.yaml': office({ region: 'second', order: 4, employees: 12 }),
      'regions/empty.yaml': region(),
    })
    const { regions } = await site.graph()
    expect(regions.get('second')).toMatchObject({ offices: ['near', 'far'], employees: 42, clientCount: '200+' })
    expect(regions.get('empty')).toMatchObject({ offices: [], employees: 0 })
  })

  siteTest('a case study: reading time by its words, or as stated', async ({ site }) => {
    const long = { ...caseStudy().challenge, overview: 'word '.repeat(170).trim() }
    const more = { ...caseStudy().solution, overview: ['word '.repeat(85).trim(), 'more '.repeat(85).trim()] }
    await site.write({
      'case-studies/short.yaml': caseStudy(),
      'case-studies/long.yaml': caseStudy({ challenge: long, solution: more }),
      'case-studies/told.yaml': caseStudy({ readTime: 7 }),
    })
    const { caseStudies } = await site.graph()
    expect(['short', 'long', 'told'].map((slug) => caseStudies.get(slug)?.minutes)).toEqual([1, 3, 7])
  })
})

describe('the insights hub', () => {
  siteTest('has the entries that are marked for it, newest first', async ({ site }) => {
    await site.write({
      'case-studies/hub-case.yaml': caseStudy({ hub: true, date: '2024-04-02' }),
      'newsroom/hub-news.mdx': article(newsItem({ hub: true, date: '2024-12-01' })),
      'whitepapers/hub-paper.mdx': article(whitepaper({ hub: true, date: '2023-01-01' })),
      'blog/no-hub.mdx': article(blogPost({ date: '2024-12-02' })),
    })
    expect(hubOf(await site.graph())).toEqual([
      { collection: 'newsroom', slug: 'hub-news' },
      { collection: 'caseStudies', slug: 'hub-case' },
      { collection: 'blog', slug: 'first-post' },
      { collection: 'whitepapers', slug: 'hub-paper' },
    ])
  })
})
