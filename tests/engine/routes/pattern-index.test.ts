import { expect, test } from 'vitest'
import { patternIndex } from '../../../src/engine/routes/pattern-index'

const found = patternIndex(['/', '/blog', '/blog/:slug', '/:word/a'], (pattern) => pattern)

test.for([
  ['/', ['/']],
  ['//', ['/']],
  ['/blog', ['/blog']],
  ['/Blog/', ['/blog']],
  ['/blog//', ['/blog']],
  ['/blog/a', ['/blog/:slug', '/:word/a']],
  ['/blog/a/b', []],
] as const)('the patterns that match "%s"', ([address, patterns]) => {
  expect(found(address)).toEqual(patterns)
})

test('many slashes in an address take no time', () => {
  const begin = performance.now()
  expect(found(`/a${'/'.repeat(1_000_000)}a`)).toEqual([])
  expect(performance.now() - begin).toBeLessThan(5_000)
})
