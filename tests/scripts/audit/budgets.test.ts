import { describe, expect, test } from 'vitest'
import { type Budgets, UNLIMITED } from '../../../renderer/define/budgets'
import { pageFindings, siteFindings } from '../../../scripts/audit/budgets'

const budgets: Budgets = {
  html: 14_600,
  htmlMaximum: 24_000,
  kinds: new Map([['home', 15_000]]),
  styles: 14_000,
  fonts: 85_000,
  scripts: 4_000,
  island: 75_000,
  requests: 30,
}
const limits = { budgets, routes: { home: '/', post: '/:slug' } }

const LIGHT = 14_599
const HEAVY = 14_600

/** A site of ten pages within every budget, except for the given sizes. */
const site = (html: Record<string, number> = {}, css = 13_999, font = 84_999) => ({
  html: new Map(Object.entries({ ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`/${index}`, LIGHT])), ...html })),
  css,
  assets: new Map([
    ['/assets/text.woff2', font],
    ['/assets/loader.js', 4_000],
    ['/assets/island.js', 90_000],
  ]),
  islands: [{ name: 'chat', bytes: 75_000 }],
})

/** Lighthouse results of a page within every budget. */
const load = { scores: {}, requests: ['/', '/assets/loader.js', '/assets/text.woff2'], shift: 0, shifted: [] }

describe('the site', () => {
  test('has no limits that it does not name', () => {
    expect(siteFindings(site({ '/3': 900_000, '/5': 900_000 }, 900_000, 900_000), { ...limits, budgets: UNLIMITED })).toEqual([])
  })

  test('may have one page in ten over the budget', () => {
    expect(siteFindings(site({ '/3': 24_000 }), limits)).toEqual([])
  })

  test('names all heavy pages, heaviest first, when there are more', () => {
    const [finding, ...others] = siteFindings(site({ '/3': HEAVY, '/5': 20_000 }), limits)
    expect(finding).toEqual({
      address: 'the whole site',
      tool: 'budget',
      rule: 'html-exceptions',
      message: '2 of 10 pages have 14,600 B of HTML or more; one in ten may: /5 20,000 B, /3 14,600 B',
      where: '',
    })
    expect(others).toEqual([])
  })

  test('has limits for kinds of pages', () => {
    expect(siteFindings(site({ '/': 15_001, '/3': 15_001 }), limits).map(({ address, message }) => [address, message])).toContainEqual([
      '/',
      'The HTML has 15,001 B; no page of the kind home may have more than 15,000 B.',
    ])
  })

  test('has no page over the maximum, and few styles and fonts', () => {
    expect(
      siteFindings(site({ '/3': 24_001 }, 14_000, 85_000), limits).map(({ address, rule, message }) => [address, rule, message]),
    ).toEqual([
      ['the whole site', 'css', 'All styles have 14,000 B; they must stay under 14,000 B.'],
      ['the whole site', 'fonts', 'All fonts have 85,000 B; they must stay under 85,000 B.'],
      ['/3', 'html', 'The HTML has 24,001 B; no page may have more than 24,000 B.'],
    ])
  })
})

test('React with an island has its limit', () => {
  const islands = [
    { name: 'form', bytes: 75_001 },
    { name: 'chat', bytes: 75_000 },
  ]
  expect(siteFindings({ ...site(), islands }, limits).map(({ rule, message }) => [rule, message])).toEqual([
    ['island', 'React and the island form have 75,001 B; at most 75,000 B.'],
  ])
})

describe('a page', () => {
  test('is within its budgets', () => {
    expect(pageFindings('/', load, { ...site(), budgets })).toEqual([])
  })

  test('loads few scripts and makes few requests', () => {
    const requests = [...load.requests, '/assets/island.js', ...Array.from({ length: 27 }, (_, index) => `/art/${index}.svg`)]
    expect(pageFindings('/', { ...load, requests }, { ...site(), budgets }).map(({ rule, message }) => [rule, message])).toEqual([
      ['scripts', 'Scripts have 94,000 B before any interaction; at most 4,000 B.'],
      ['requests', 'The page makes 31 requests; at most 30.'],
    ])
  })

  test('does not shift; elements that do are named', () => {
    expect(pageFindings('/', { ...load, shift: 0.0004, shifted: ['h1'] }, { ...site(), budgets })).toEqual([])
    expect(
      pageFindings('/', { ...load, shift: 0.0006, shifted: ['h1', 'ul'] }, { ...site(), budgets }).map(({ message, where }) => [
        message,
        where,
      ]),
    ).toEqual([
      ['The layout shifts by 0.0006; no shift is allowed.', 'h1'],
      ['The layout shifts by 0.0006; no shift is allowed.', 'ul'],
    ])
  })

  test('that was not measured is not within its budgets', () => {
    expect(pageFindings('/', { ...load, shift: Number.NaN }, { ...site(), budgets })).toMatchObject([{ rule: 'layout-shift', where: '' }])
  })
})
