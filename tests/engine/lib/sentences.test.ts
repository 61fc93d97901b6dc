import { describe, expect, test } from 'vitest'
import { longestOf, readingGrade, syllables } from '../../../src/engine/lib/readability'
import { sentencesOf } from '../../../src/engine/lib/sentences'

describe('sentences', () => {
  test.for([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['“One.” “Two.”', ['“One.”', '“Two.”']],
    ['It took 3.5 weeks, e.g. this one. 12 people came.', ['It took 3.5 weeks, e.g. this one.', '12 people came.']],
    ['One.\nTwo without an end', ['One.', 'Two without an end']],
    ['  ', []],
    ['', []],
  ] as const)('of %j', ([text, expected]) => {
    expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual(expected)
  })

  test('say where they start', () => {
    const text = '  One of it.  Two of it.\nThree.'
    for (const { text: sentence, index } of sentencesOf(text)) expect(text.slice(index)).toMatch(new RegExp(`^${sentence}`))
    expect(sentencesOf(text).map(({ index }) => index)).toEqual([2, 14, 25])
  })
})

describe('syllables', () => {
  test.for([
    ['cat', 1],
    ['the', 1],
    ['make', 1],
    ['makes', 1],
    ['table', 2],
    ['asked', 1],
    ['wanted', 2],
    ['banana', 3],
    ['organization', 5],
    ['rhythm', 1],
    ['2024', 1],
  ] as const)('%s has %i', ([word, count]) => {
    expect(syllables(word)).toBe(count)
  })
})

describe('the reading grade', () => {
  test('is that of the formula', () => {
    // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 - 15.59.
    expect(readingGrade(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 2)
  })

  test('rises with the words of a sentence, and with their length', () => {
    const short = ['We came.', 'We saw it.']
    expect(readingGrade(['We came and we saw it.'])).toBeGreaterThan(readingGrade(short))
    expect(readingGrade(['We visited.', 'We recognized it.'])).toBeGreaterThan(readingGrade(short))
  })

  test('is zero of nothing', () => {
    expect([readingGrade([]), readingGrade(['…'])]).toEqual([0, 0])
  })
})

test('the longest has the most words; the first of equals', () => {
  expect(longestOf([{ text: 'One two.' }, { text: 'Three four.' }, { text: 'Long-winded.' }])).toEqual({
    item: { text: 'One two.' },
    words: 2,
  })
  expect(longestOf([])).toBeUndefined()
})
