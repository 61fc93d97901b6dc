import { describe, expect, test } from 'vitest'
import { scopeOf } from '../../../scripts/audit/pages'

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
