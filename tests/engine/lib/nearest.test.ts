import { describe, expect, test } from 'vitest'
import { nearest } from '../../../src/engine/lib/nearest.mjs'

describe('nearest', () => {
  const known = ['cloud', 'security', 'data-analytics', 'ai']

  test.for([
    ['clod', 'cloud'],
    ['cluod', 'cloud'],
    ['CLOUD', 'cloud'],
    ['securty', 'security'],
    ['data-analytic', 'data-analytics'],
    ['ia', 'ai'],
  ] as const)('%s is near %s', ([name, expected]) => {
    expect(nearest(name, known)).toBe(expected)
  })

  test.for(['cooking', 'xyz', 'd', '', 'c'.repeat(65)])('nothing is near %j', (name) => {
    expect(nearest(name, known)).toBeUndefined()
  })

  test.for([
    ['norrland-steel-quality', ['nor', 'norrland'], 'norrland'],
    ['norrland', ['norr', 'norrland-steel-quality'], 'norrland-steel-quality'],
    ['norrlands-steel', ['norrland'], undefined],
  ] as const)('%s begins with the words of one of %j, or the other way round', ([name, names, expected]) => {
    expect(nearest(name, names)).toBe(expected)
  })

  test('takes the nearest, and of equals the first', () => {
    expect(nearest('first-case', ['first-cases', 'first-base', 'first-case'])).toBe('first-case')
    expect(nearest('bat', ['cat', 'hat'])).toBe('cat')
  })

  test('looks through an iterator once', () => {
    expect(nearest('norrland', new Map([['norrland-steel', 1]]).keys())).toBe('norrland-steel')
  })

  test('is quick even for many long names', () => {
    const many = Array.from({ length: 2000 }, (_, index) => `entry-with-a-rather-long-name-${index}`)
    expect(nearest('entry-with-a-rather-lnog-name-1999', many)).toBe('entry-with-a-rather-long-name-1999')
  })
})
