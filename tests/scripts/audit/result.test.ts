import type { Result } from 'lighthouse'
import type { Issue } from 'pa11y-ci'
import { describe, expect, test } from 'vitest'
import { UNLIMITED } from '../../../renderer/define/budgets'
import { auditResult } from '../../../scripts/audit/result'

const limits = { budgets: UNLIMITED, routes: {} }

const issue: Issue = {
  runner: 'htmlcs',
  type: 'error',
  code: 'H71.NoLegend',
  message: 'Fieldset has no legend',
  selector: 'fieldset',
  context: '<fieldset>',
  runnerExtras: {},
}
const axe: Issue = { ...issue, runner: 'axe', code: 'color-contrast' }

type Audits = Record<string, object>

/** A result of Lighthouse with this accessibility score; `audits` are its audits, each of weight 1. */
const result = (score: number | null, audits: Audits = {}) =>
  ({
    categories: {
      performance: { score: 0.5, auditRefs: [] },
      accessibility: { score, auditRefs: Object.keys(audits).map((id) => ({ id, weight: id.startsWith('shown-') ? 0 : 1 })) },
      'best-practices': { score: 1, auditRefs: [] },
      seo: { score: 1, auditRefs: [] },
    },
    audits: {
      'network-requests': { details: { items: [{ url: 'http://localhost/' }, { url: 'http://localhost/assets/loader.js' }] } },
      'cumulative-layout-shift': { numericValue: 0 },
      ...audits,
    },
  }) as unknown as Result

const weights = {
  html: new Map([
    ['/', 9_000],
    ['/about', 9_000],
    ['/blog', 9_000],
  ]),
  css: 9_000,
  assets: new Map([['/assets/loader.js', 2_000]]),
  islands: [],
}

const findingsOf = (issues: readonly (Issue | Error)[], load: Result | Error) =>
  auditResult(
    { weights, headings: new Map(), accessibility: new Map([['/', issues]]), loads: new Map([['/', load]]) },
    limits,
  ).findings.map(({ tool, rule, message, where }) => [tool, rule, message, where].join(' | '))

test('headings are checked on every page whose size is measured', () => {
  const headings = new Map([
    ['/', [{ level: 1, text: 'Home' }]],
    ['/about', []],
  ])
  expect(auditResult({ weights, headings, accessibility: new Map(), loads: new Map() }, limits).findings).toMatchObject([
    { address: '/about', tool: 'html', rule: 'headings' },
  ])
})

test('a page that a tool opened has a row with its measurements', () => {
  const measured = {
    weights,
    headings: new Map(),
    accessibility: new Map([
      ['/', [issue]],
      ['/blog', []],
    ] as const),
    loads: new Map([['/', result(1)]]),
  }
  expect(auditResult(measured, limits).rows).toEqual([
    {
      address: '/',
      accessibility: 1,
      scores: { performance: 50, accessibility: 100, 'best-practices': 100, seo: 100 },
      html: 9_000,
      scripts: 2_000,
      fonts: 0,
      requests: 2,
      shift: 0,
    },
    { address: '/blog', accessibility: 0, html: 9_000 },
  ])
})

describe('findings', () => {
  test('is empty without errors, even for a slow page', () => {
    expect(findingsOf([], result(1))).toEqual([])
  })

  test('are errors of htmlcs and violations of axe, without what needs a manual check', () => {
    const issues: Issue[] = [
      issue,
      { ...issue, type: 'warning' },
      { ...axe, type: 'notice' },
      { ...axe, type: 'error', runnerExtras: { needsFurtherReview: true } },
    ]
    expect(findingsOf(issues, result(1))).toEqual([
      'htmlcs | H71.NoLegend | Fieldset has no legend | fieldset',
      'axe | color-contrast | Fieldset has no legend | fieldset',
    ])
  })

  test('are the audits that lower the score, for each element', () => {
    const audits = {
      'image-alt': {
        title: 'Images lack a text',
        score: 0,
        details: { items: [{ node: { selector: 'img.a' } }, { node: { selector: 'img.b' } }] },
      },
      console: {
        title: 'Errors in the console',
        score: 0,
        details: {
          items: [{ source: 'network', description: 'Failed to load', sourceLocation: { type: 'source-location', url: '/x.js' } }],
        },
      },
      deprecations: {
        title: 'Old ways',
        score: 0,
        details: { items: [{ value: 'a', source: { type: 'source-location', url: '/y.js' } }] },
      },
      script: { title: 'Slow', score: 0, details: { items: [{ url: '/z.js' }] } },
      'shown-only': { title: 'Counts for nothing', score: 0 },
      right: { title: 'All is well', score: 1 },
      'not-here': { title: 'Does not apply', score: null },
    }
    expect(findingsOf([], result(0.9, audits))).toEqual([
      'lighthouse | image-alt | Images lack a text | img.a',
      'lighthouse | image-alt | Images lack a text | img.b',
      'lighthouse | console | Errors in the console | Failed to load /x.js',
      'lighthouse | deprecations | Old ways | /y.js',
      'lighthouse | script | Slow | /z.js',
    ])
  })

  test('is a score that no audit explains, or a missing one', () => {
    expect(findingsOf([], result(0.99))).toEqual(['lighthouse | accessibility | The score of accessibility is 99. | '])
    expect(findingsOf([], result(null))).toEqual(['lighthouse | accessibility | The score of accessibility is missing. | '])
  })

  test('are all failures of tools, with their reasons', () => {
    const audits = { broken: { title: 'An audit', scoreDisplayMode: 'error', score: null, errorMessage: 'Required gatherer failed' } }
    expect(findingsOf([new Error('net::ERR_FAILED\n\nstderr: a log')], new Error('NO_FCP: nothing was painted'))).toEqual([
      'pa11y | failed | net::ERR_FAILED | ',
      'lighthouse | failed | NO_FCP: nothing was painted | ',
    ])
    expect(findingsOf([], result(null, audits))).toEqual(['lighthouse | broken | Required gatherer failed | '])
  })
})
