import { describe, expect, test } from 'vitest'
import { arrange, type FilterableEntry, INITIAL, matching } from '../../src/site/islands/filtered-list/entries'
import { isInitial } from '../../src/site/islands/filters/filters'

/** An entry. Fields that a test does not set match no filter. */
const item = (name: string, rest: Partial<FilterableEntry> = {}) => ({ name, category: 'Other', featured: false, search: [], ...rest })

const ITEMS = [
  item('cloud', { category: 'Cloud', search: ['Cloud security best practices', 'How to keep keys.', 'DevOps'] }),
  item('edge', { category: 'Technology', search: ['Edge computing', 'What the cloud leaves over.'] }),
  item('roi', { category: 'Cloud', featured: true, search: ['A framework (ROI) for 50% less', 'Sums that add up.'] }),
  item('cafe', {
    category: 'Security',
    featured: true,
    search: ['Café à la carte', 'STRASSE', 'Bank\u2019s \u201cday\u00a0one\u201d, 2\u20133'],
  }),
]

const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name)
const found = (state: Partial<typeof INITIAL>) => namesOf(matching(ITEMS, { ...INITIAL, ...state }))

describe('search', () => {
  test.for([
    ['', ['cloud', 'edge', 'roi', 'cafe']],
    ['   ', ['cloud', 'edge', 'roi', 'cafe']],
    ['cloud', ['cloud', 'edge']],
    ['CLOUD', ['cloud', 'edge']],
    ['clou', ['cloud', 'edge']],
    ['loud sec', ['cloud']],
    [' cloud ', ['cloud', 'edge']],
    ['devops', ['cloud']],
    ['cluod', []],
    ['cloud security edge', []],
    ['security cloud', []],
    ['practices How', []],
    ['(roi)', ['roi']],
    ['50%', ['roi']],
    ['.*', []],
    ['.', ['cloud', 'edge', 'roi']],
    ['café', ['cafe']],
    ['cafe\u0301', ['cafe']],
    ['CAFÉ À', ['cafe']],
    ['cafe', []],
    ['strasse', ['cafe']],
    [`bank's "day one", 2-3`, ['cafe']],
    ['bank\u2019s', ['cafe']],
  ] as const)('for %j finds a substring of one text, ignoring case: %j', ([query, names]) => {
    expect(found({ query })).toEqual(names)
  })
})

describe('a category', () => {
  test.for([
    ['', ['cloud', 'edge', 'roi', 'cafe']],
    ['Cloud', ['cloud', 'roi']],
    ['cloud', []],
    ['Clou', []],
    ['Networking', []],
  ] as const)('%j must be equal: %j', ([category, names]) => {
    expect(found({ category })).toEqual(names)
  })

  test.for([
    ['Cloud', 'security', ['cloud']],
    ['Technology', 'cloud', ['edge']],
    ['Security', 'cloud', []],
  ] as const)('%s and the search %s must both match: %j', ([category, query, names]) => {
    expect(found({ category, query })).toEqual(names)
  })
})

describe('the featured entry', () => {
  const arranged = (state: Partial<typeof INITIAL>) => {
    const { featured, rest } = arrange(matching(ITEMS, { ...INITIAL, ...state }))
    return [featured?.name, namesOf(rest)]
  }

  test.for([
    ['the first that is marked, never repeated', {}, 'roi', ['cloud', 'edge', 'cafe']],
    ['the next, where the first is filtered out', { category: 'Security' }, 'cafe', []],
    ['nothing, where none is left', { query: 'cloud' }, undefined, ['cloud', 'edge']],
    ['nothing of nothing', { query: 'none of it' }, undefined, []],
  ] as const)('is %s', ([, state, featured, rest]) => {
    expect(arranged(state)).toEqual([featured, rest])
  })
})

test('what is over stands below the others, unless it is featured', () => {
  const { featured, rest, over } = arrange([item('past', { over: true }), item('last', { over: true, featured: true }), item('next')])
  expect([featured?.name, namesOf(rest), namesOf(over)]).toEqual(['last', ['next'], ['past']])
})

test.for([
  ['', '', true],
  ['', ' ', true],
  ['Cloud', '', false],
  ['', 'a', false],
] as const)('the state %j, %j shows everything: %j', ([category, query, everything]) => {
  expect(isInitial({ category, query })).toBe(everything)
})
