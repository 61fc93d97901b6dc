import { describe, expect, it } from 'vitest'
import { matchesIn } from '../../../src/engine/content/lint/matches'

describe('matchesIn', () => {
  const cases: readonly (readonly [text: string, pattern: RegExp])[] = [
    ['one two three', /\b(t)(\w)/g],
    ['none', /x/g],
    ['', /x*/g],
    ['axxb', /x*/g],
  ]
  it.each(cases)('finds in %j what `matchAll` finds', (text, pattern) => {
    expect(matchesIn(text, pattern)).toEqual([...text.matchAll(pattern)])
  })

  it('begins at the start of each text', () => {
    const pattern = /a/g
    pattern.lastIndex = 3
    expect(matchesIn('a b a', pattern).map(({ index }) => index)).toEqual([0, 4])
    expect(matchesIn('a', pattern)).toHaveLength(1)
  })
})
