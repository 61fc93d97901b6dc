import { describe, expect, test } from 'vitest'
import { fill } from '../../src/engine/lib/text'
import { detailOf, INITIAL } from '../../src/site/islands/filtered-list/entries'
import { isSame } from '../../src/site/islands/filters/filters'
import { parametersOf, readState, writeState } from '../../src/site/islands/filters/query-state'

const CATEGORIES = ['AI & Machine Learning', 'Cloud', 'Größe'].map((label) => ({ value: label, label }))
const read = (query: string) => readState(new URLSearchParams(query), INITIAL, { category: CATEGORIES.map(({ value }) => value) })
const written = (query: string, state: Partial<typeof INITIAL>) =>
  writeState(new URLSearchParams(query), { ...INITIAL, ...state }).toString()

describe('the address', () => {
  test.for([
    ['', INITIAL],
    ['?category=Cloud&q=keys', { category: 'Cloud', query: 'keys' }],
    ['?q=50%25%20%26+more', { category: '', query: '50% & more' }],
    ['?category=AI+%26+Machine+Learning', { category: 'AI & Machine Learning', query: '' }],
    ['?category=Networking&q=a', { category: '', query: 'a' }],
    ['?category=cloud', { category: 'Cloud', query: '' }],
    ['?category=GR%C3%B6SSE', INITIAL],
    ['?category=GR%C3%96%C3%9FE', { category: 'Größe', query: '' }],
    ['?category=', INITIAL],
    ['?topic=a', INITIAL],
  ] as const)('%s is parsed as a state', ([query, state]) => {
    expect(read(query)).toEqual(state)
  })

  test.for([
    ['', {}, ''],
    ['', { category: 'Cloud' }, 'category=Cloud'],
    ['', { query: '50% & more' }, 'q=50%25+%26+more'],
    ['', { query: '  ' }, ''],
    ['q=old&category=Cloud', {}, ''],
    ['from=mail&q=old', { query: 'new' }, 'from=mail&q=new'],
    ['saved=', { category: 'Cloud', query: 'a' }, 'saved=&category=Cloud&q=a'],
  ] as const)('%j with the state %j becomes %j', ([query, state, expected]) => {
    expect(written(query, state)).toBe(expected)
  })

  test.for([
    INITIAL,
    { category: 'AI & Machine Learning', query: '' },
    { category: 'Größe', query: 'c++ & "c#" = 100%?' },
    { category: '', query: 'a+b /?#ü' },
  ])('keeps the state %j', (state) => {
    expect(read(written('', state))).toEqual(state)
  })

  test('names its parameters', () => {
    expect(parametersOf(INITIAL)).toEqual(['category', 'q'])
  })

  test('differs for different states', () => {
    expect(isSame({ category: 'Cloud', query: 'a' }, { category: 'Cloud', query: 'a' })).toBe(true)
    expect(isSame({ category: 'Cloud', query: 'a' }, { category: 'Cloud', query: 'b' })).toBe(false)
    expect(isSame({ category: 'Cloud', query: 'a' }, { category: '', query: 'a' })).toBe(false)
  })
})

describe('the results line', () => {
  const words = { showing: 'Showing {n} results', forCategory: ' for "{category}"', matching: ' matching "{search}"' }
  const categories = [{ value: 'case-studies', label: 'Case Studies' }, ...CATEGORIES]

  test.for([
    [6, {}, 'Showing 6 results'],
    [2, { category: 'Cloud' }, 'Showing 2 results for "Cloud"'],
    [0, { query: 'zebra' }, 'Showing 0 results matching "zebra"'],
    [1, { category: 'Cloud', query: 'keys' }, 'Showing 1 results for "Cloud" matching "keys"'],
    [1, { category: 'case-studies' }, 'Showing 1 results for "Case Studies"'],
    [6, { query: '  ' }, 'Showing 6 results'],
    [1, { query: ' keys ' }, 'Showing 1 results matching "keys"'],
    [1, { query: '{n} $& {category}' }, 'Showing 1 results matching "{n} $& {category}"'],
  ] as const)('of %j results in the state %j', ([n, state, line]) => {
    expect(fill(words.showing, { n }) + detailOf(words, { ...INITIAL, ...state }, categories)).toBe(line)
  })
})
