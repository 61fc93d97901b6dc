import { describe, expect, test } from 'vitest'
import { viewFor } from '../../src/site/islands/not-found/views'

const VIEWS = [
  { section: '/case-study', view: '/case-study/404' },
  { section: '/case-studies', view: '/case-studies/404' },
  { section: '/blog', view: '/blog/404' },
]

describe('the view of an unknown address', () => {
  test.for([
    ['/blog/nothing', '/blog/404'],
    ['/blog/nothing/below', '/blog/404'],
    ['/case-study/a', '/case-study/404'],
    ['/case-studies/a', '/case-studies/404'],
    ['/blogs/a', undefined],
    ['/a/blog/b', undefined],
    ['/nothing', undefined],
    ['/', undefined],
  ] as const)('%s is %s', ([address, view]) => {
    expect(viewFor(address, VIEWS)).toBe(view)
  })
})
