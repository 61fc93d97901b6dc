import { describe, expect, test } from 'vitest'
import { headersFile, redirectsFile, rulesFrom } from '../../renderer/hosts/rule-files'
import { HEADER_RULES, headersAt, withFresh } from '../../renderer/hosts/rules'
import { outputsOf } from '../../renderer/outputs-of'
import { required } from '../../src/engine/problems/problem'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'
import { outputOf, textOf } from './made'

const HEADERS = headersFile(HEADER_RULES)

const manyRedirects = (number: number, from: string) =>
  Array.from({ length: number }, (_, index) => ({ from: `/old-${index}${from}`, to: `/new-${index}${from}` }))

describe('the text of _redirects', () => {
  const written = (redirects: readonly { from: string; to: string }[]) => redirectsFile({ redirects, sections: [], base: '/' })

  test.for([
    ['patterns', manyRedirects(100, '/:slug'), '_redirects has 101 lines with a pattern; hosts read 100'],
    ['addresses', manyRedirects(2001, ''), '_redirects has 2001 lines without a pattern; hosts read 2000'],
    [
      'characters',
      [{ from: `/${'a'.repeat(1000)}`, to: '/b' }],
      `_redirects has a line of 1008 characters; hosts read 1000: /${'a'.repeat(59)}…`,
    ],
  ] as const)('is refused with more %s than hosts read', ([, redirects, message]) => {
    expect(() => written(redirects)).toThrow(message)
  })

  test('holds as many as hosts read', () => {
    expect(
      written([...manyRedirects(99, '/:slug'), ...manyRedirects(2000, '')])
        .trimEnd()
        .split('\n'),
    ).toHaveLength(2100)
  })
})

describe('the rules for headers', () => {
  test('are a file that hosts read', () => {
    expect(HEADERS).toMatchInlineSnapshot(`
      "/*
        Content-Security-Policy: frame-ancestors 'none'
        Strict-Transport-Security: max-age=63072000
        X-Content-Type-Options: nosniff
        Referrer-Policy: strict-origin-when-cross-origin
        Permissions-Policy: camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()
        Cross-Origin-Opener-Policy: same-origin
        Cross-Origin-Resource-Policy: same-origin
      /assets/*
        Cache-Control: public, max-age=31536000, immutable
      "
    `)
  })

  test.for(['/', '/site/', '/a/b.c/'])('and those for redirects are read back from their files as they were, below %s', (base) => {
    const redirects = [
      { from: '/old', to: '/new' },
      { from: '/posts/:slug', to: '/blog/:slug' },
    ]
    const sections = ['/blog', '/stories']
    expect(rulesFrom({ headers: headersFile(HEADER_RULES, base), redirects: redirectsFile({ redirects, sections, base }) })).toEqual({
      base,
      headers: HEADER_RULES,
      redirects,
      sections,
    })
  })

  test('of a folder count for what is in it', () => {
    const cachingAt = (address: string) => headersAt(HEADER_RULES, address).get('Cache-Control')
    expect(['/assets/a-1.js', '/assets', '/assets-old/a.js', '/a/assets/b.js'].map(cachingAt)).toEqual([
      'public, max-age=31536000, immutable',
      ...Array.from({ length: 3 }, () => 'public, max-age=0, must-revalidate'),
    ])
  })
})

describe('the folders of an output whose files may be used for a while', () => {
  const RULES = withFresh(HEADER_RULES, [{ folders: ['drawings'], freshFor: 300 }, { folders: ['others'] }])

  test('have a rule each, which hosts get beside that of files named after their contents', () => {
    expect(headersFile(RULES).split('\n').slice(8)).toEqual([
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/drawings/*',
      '  Cache-Control: public, max-age=300',
      '',
    ])
    expect(rulesFrom({ headers: headersFile(RULES), redirects: '' }).headers).toEqual(RULES)
  })

  test('and all else is asked for each time', () => {
    const cachingAt = (address: string) => headersAt(RULES, address).get('Cache-Control')
    expect(['/drawings/a.svg', '/others/a.svg', '/'].map(cachingAt)).toEqual([
      'public, max-age=300',
      ...Array.from({ length: 2 }, () => 'public, max-age=0, must-revalidate'),
    ])
  })

  siteTest('are the drawings of this site, which each page shows again', async ({ site }) => {
    const output = required(
      outputsOf(SITE).find(({ name }) => name === 'headers'),
      'the output of headers',
    )
    const text = await textOf(output, outputOf(await site.graph()))
    expect(headersAt(rulesFrom({ headers: text, redirects: '' }).headers, '/art/set-menus.svg').get('Cache-Control')).toBe(
      'public, max-age=300',
    )
  })
})

describe('rules that hosts would not follow', () => {
  const rule = (pattern: string, headers: Record<string, string>) => ({ pattern, headers })

  test.for([
    ['too many', Array.from({ length: 101 }, (_, index) => rule(`/${index}`, { [`X-${index}`]: 'a' }))],
    ['too long a line', [rule('/*', { 'X-Long': 'a'.repeat(2000) })]],
    ['a header in two rules', [rule('/*', { 'Cache-Control': 'no-cache' }), rule('/a/*', { 'Cache-Control': 'immutable' })]],
    ['a header of a folder in the rule of one in it', [rule('/a/b/*', { 'X-One': '1' }), rule('/a/*', { 'X-One': '2' })]],
  ] as const)('%s: an error', ([, rules]) => {
    expect(() => headersFile(rules)).toThrowErrorMatchingSnapshot()
  })

  test('as many and as long as hosts read are none', () => {
    const rules = Array.from({ length: 100 }, (_, index) => rule(`/${index}`, { [`X-${index}`]: 'a' }))
    expect(headersFile(rules).split('\n')).toHaveLength(201)
    expect(headersFile([rule('/*', { 'X-Long': 'a'.repeat(1990) })])).toContain('a'.repeat(1990))
  })
})
