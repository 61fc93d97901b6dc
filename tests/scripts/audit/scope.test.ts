import { describe, expect, test } from 'vitest'
import { scopeOf } from '../../../scripts/audit/pages'
import { blocksOf, rulesOf } from '../../../scripts/audit/weights'

describe('the pages of an audit', () => {
  const listed = ['/', '/blog', '/blog/one', '/blog/two']
  const views = ['services', 'industries', 'case-studies', 'case-study', 'whitepaper', 'newsroom', 'blog', 'careers', 'legal']
  const whole = [...listed, '/search', '/404', ...views.map((section) => `/${section}/404`)]
  const oneOfEach = ['/', '/blog', '/blog/one', '/search', '/404']

  test('are all that exist; Lighthouse loads one of each kind', () => {
    const scope = scopeOf(listed, {})
    expect(scope?.looked.toSorted()).toEqual(whole.toSorted())
    expect(scope).toMatchObject({ weighed: scope?.looked, loaded: oneOfEach })
  })

  test('are one of each kind, or those that are named; all are weighed', () => {
    const all = scopeOf(listed, {})?.weighed
    expect(scopeOf(listed, { kinds: true })).toEqual({ weighed: all, looked: oneOfEach, loaded: oneOfEach })
    const only = ['/blog/two', '/blog/404']
    expect(scopeOf(listed, { only })).toEqual({ weighed: all, looked: only, loaded: only })
  })

  test('are pages of the site', () => {
    expect(scopeOf(listed, { only: ['/', '/nope'] })).toBeUndefined()
  })
})

test('a style sheet falls into its outermost rules', () => {
  const css = '@layer a,b;@layer a{p{color:red}}/* } */q::before{content:"}\\";{"}@media print{a{b:c;}}'
  expect(blocksOf(css)).toEqual(['@layer a,b;', '@layer a{p{color:red}}', '/* } */q::before{content:"}\\";{"}', '@media print{a{b:c;}}'])
})

test('the rules of a style sheet are those of its layers too, without the layers', () => {
  expect(rulesOf('@layer a,b;@layer a{p{x:y}@layer b{q{x:y}}}@media print{@layer a{p{x:z}}}')).toEqual([
    '@layer a,b;',
    'p{x:y}',
    'q{x:y}',
    '@media print{@layer a{p{x:z}}}',
  ])
})
