import { describe, expect, test } from 'vitest'
import { notFoundSections, notFoundViews } from '../../pages/not-found/sections'
import { unbroken } from '../../src/engine/lib/text'
import { fileOf, NOT_FOUND, notFoundFor, notFoundSections as sectionsAmong } from '../../src/engine/routes/files'
import { pageAddress, urlOf } from '../../src/site/routes/addresses'
import { patterns } from '../../src/site/routes/patterns'

describe('addresses', () => {
  test('are those of the route table', () => {
    expect([
      urlOf.home(),
      urlOf.service('a-b'),
      urlOf.industry('a-b'),
      urlOf.caseStudy('a-b'),
      urlOf.newsItem('a-b'),
      urlOf.whitepaper('a-b'),
      urlOf.blogPost('a-b'),
      urlOf.job('a-b'),
      urlOf.legal('a-b'),
      pageAddress(patterns.blogPage, 2),
      urlOf.event('a-b'),
      urlOf.region('a-b'),
      urlOf.technology('a-b'),
    ]).toEqual([
      '/',
      '/services/a-b',
      '/industries/a-b',
      '/case-studies/a-b',
      '/newsroom/a-b',
      '/whitepaper/a-b',
      '/blog/a-b',
      '/careers/a-b',
      '/legal/a-b',
      '/blog/page/2',
      '/events#a-b',
      '/regions#a-b',
      '/technology#a-b',
    ])
  })

  test('of the form contain the values to fill in, encoded', () => {
    expect(urlOf.contact()).toBe('/contact')
    expect(urlOf.contact({ topic: 'event', service: 'Data & Analytics', note: 'a=b#c' })).toBe(
      '/contact?topic=event&service=Data+%26+Analytics&note=a%3Db%23c',
    )
  })

  test('of the form have plain spaces, and no joiners, in what they fill in', () => {
    expect(urlOf.contact({ event: unbroken('1:00 – 5:00 PM') })).toBe('/contact?event=1%3A00+%E2%80%93+5%3A00+PM')
  })

  test('have no trailing slash, and patterns are distinct', () => {
    const all = Object.values(patterns)
    expect(all.filter((pattern) => pattern !== '/' && (pattern.endsWith('/') || !pattern.startsWith('/')))).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  })

  test.for([
    ['/', 'index.html'],
    ['/services', 'services.html'],
    ['/services/a', 'services/a.html'],
    ['/blog/page/2', 'blog/page/2.html'],
    ['/404', '404.html'],
  ] as const)('%s is answered by %s', ([address, file]) => {
    expect(fileOf(address)).toBe(file)
  })
})

describe('not-found views', () => {
  const sections = notFoundSections.map(({ section }) => section)

  test('exist for every section of entries with pages', () => {
    expect(notFoundSections.map(({ collection }) => collection)).toEqual(
      expect.arrayContaining(['services', 'industries', 'caseStudies', 'whitepapers', 'newsroom', 'blog', 'careers', 'legal']),
    )
  })

  test('have a file in each section', () => {
    expect([patterns.notFound, urlOf.notFoundIn('blog'), urlOf.notFoundIn('case-study')].map(fileOf)).toEqual([
      '404.html',
      'blog/404.html',
      'case-study/404.html',
    ])
  })

  test.for([
    ['/services/nothing', '/services'],
    ['/case-study/nothing', '/case-study'],
    ['/case-studies/nothing', '/case-studies'],
    ['/blog/page/99', '/blog'],
    ['/careers/nothing/more', '/careers'],
    ['/services', ''],
    ['/servicesandmore/a', ''],
    ['/nothing', ''],
    ['/', ''],
  ] as const)('%s is answered by the view of %j', ([address, section]) => {
    expect(notFoundFor(address, sections)).toBe(section + NOT_FOUND)
  })

  test('of a host with one 404 page are also those of folders of lists', () => {
    expect(notFoundViews.filter(({ start, section }) => start !== section)).toEqual([{ start: '/whitepapers', section: '/whitepaper' }])
    expect(new Set(notFoundViews.map(({ start }) => start)).size).toBe(sections.length + 1)
  })

  test('the view of the inner one of two sections is the answer', () => {
    const nested = sectionsAmong(['/a/404', '/a/b/404', '/404'])
    expect(notFoundFor('/a/b/nothing', nested)).toBe('/a/b/404')
    expect(notFoundFor('/a/nothing', nested)).toBe('/a/404')
  })

  test('the view of a section is found among the addresses of pages', () => {
    const views = sections.map((section) => urlOf.notFoundIn(section.slice(1)))
    expect(views).toEqual(sections.map((section) => section + NOT_FOUND))
    expect(sectionsAmong(['/', '/blog', patterns.notFound, ...views])).toEqual(sections)
  })
})
