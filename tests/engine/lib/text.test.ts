import { describe, expect, test } from 'vitest'
import { countWords, fill, headingId, kebab, slugify, unbroken } from '../../../src/engine/lib/text'

describe('kebab', () => {
  test.for([
    ['caseStudies', 'case-studies'],
    ['notFound', 'not-found'],
    ['blog', 'blog'],
  ] as const)('%s is %s', ([name, expected]) => {
    expect(kebab(name)).toBe(expected)
  })
})

describe('slugify', () => {
  test.for([
    ['Why AI pays', 'why-ai-pays'],
    ['  Cost & risk,  in 2024! ', 'cost-risk-in-2024'],
    ['Über Ängström', 'uber-angstrom'],
    ['São Paulo — Bogotá', 'sao-paulo-bogota'],
    ['ﬁve ½', 'five-1-2'],
    ['Große Straße in Łódź, Ærø', 'grosse-strasse-in-lodz-aero'],
    ['日本', ''],
    ['---', ''],
    ['', ''],
  ] as const)('%j is %j', ([words, expected]) => {
    expect(slugify(words)).toBe(expected)
  })

  test.for(['Why AI pays', 'a--b', 'Über 3,5 %', '日本'])('a slug of the slug of %j is the same', (words) => {
    expect(slugify(slugify(words))).toBe(slugify(words))
  })
})

describe('the id of a heading', () => {
  test.for([
    ['Why AI pays', 'why-ai-pays'],
    ['Größe & Maß', 'grosse-mass'],
    ['Что дальше?', 'что-дальше'],
    ['データの契約 2', 'データの契約-2'],
    ['हिन्दी में', 'हिन्दी-में'],
    ['—', ''],
  ] as const)('of %j is %j', ([words, expected]) => {
    expect(headingId(words)).toBe(expected)
  })
})

describe('countWords', () => {
  test.for([
    ['', 0],
    [' \n\t', 0],
    ['one', 1],
    ['one, two\nthree — four', 5],
  ] as const)('%j has %i', ([text, expected]) => {
    expect(countWords(text)).toBe(expected)
  })
})

describe('fill', () => {
  test('fills in values wherever their placeholders are', () => {
    expect(fill('{n} of {all}: {n}', { n: 3, all: 'four' })).toBe('3 of four: 3')
  })

  test('leaves placeholders without a value, and those of facts', () => {
    expect(fill('{n} {other} {fact:clients} {toString}', { n: 1 })).toBe('1 {other} {fact:clients} {toString}')
  })

  test('does not fill in placeholders inside of values', () => {
    expect(fill('{a}', { a: '{b} $& $1', b: 'no' })).toBe('{b} $& $1')
  })
})

test('a text that does not break has neither spaces at which it could nor marks after which it could', () => {
  expect(unbroken('10:00 – 11:00 AM')).toBe('10:00\u00a0–\u2060\u00a011:00\u00a0AM')
  expect(unbroken('scikit-learn')).toBe('scikit-\u2060learn')
})
