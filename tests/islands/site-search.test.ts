import { describe, expect, test } from 'vitest'
import { KEYWORD_SEPARATOR, type SearchEntry } from '../../src/site/islands/site-search/entry'
import { fold } from '../../src/site/islands/site-search/fold'
import type { Hit } from '../../src/site/islands/site-search/hit'
import { createSearch, type SearchAnswer } from '../../src/site/islands/site-search/search'
import type { FindSimilar } from '../../src/site/islands/site-search/similar'

const entry = (t: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  u: `/${t.replaceAll(' ', '-')}`,
  k: 'blog',
  t,
  d: '',
  ...rest,
})

const ENTRIES: readonly SearchEntry[] = [
  entry('Rivers and their maps', { d: 'Clouds over Zürich, and what a cloud costs.' }),
  entry('Moving a bank', { k: 'services', w: ['Cloud posture', 'Café systems'].join(KEYWORD_SEPARATOR), d: 'A text.' }),
  entry('The private cloud', { k: 'whitepapers', m: 'Oct 22, 2024' }),
  entry('Cloud cost', { k: 'services' }),
  entry('Cloud', { k: 'technologies' }),
  entry('Retail with AI', { k: 'industries', d: 'Detail of retail.' }),
  entry('Overclouded', { k: 'pages' }),
]
const search = createSearch(ENTRIES)
const find = (query: string, rest: { limit?: number; group?: 'services' } = {}) => search({ query, limit: 10, ...rest })
const titles = ({ groups }: SearchAnswer) => groups.map(({ name, hits }) => [name, ...hits.map((hit) => plain(hit.title))])
const plain = (pieces: Hit['title']) => pieces.map(({ text }) => text).join('')
/** The text with matches in brackets. */
const marked = (pieces: Hit['title']) => pieces.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join('')
const all = ({ groups }: SearchAnswer) => groups.flatMap(({ hits }) => hits)

describe('folding', () => {
  test.for([
    ['Zürich', 'zurich'],
    ['Don’t — stop', "don't - stop"],
    ['İSTANBUL', 'istanbul'],
    ['Straße', 'straße'],
    ['😀 Smile', '😀 smile'],
  ])('%j', ([text = '', folded]) => {
    expect(fold(text)).toBe(folded)
    expect(fold(text)).toHaveLength(text.length)
  })
})

describe('exact matches', () => {
  test('come by group, the group with the best match first: title, then keywords, then description', async () => {
    expect(titles(await find('cloud'))).toEqual([
      ['services', 'Cloud cost', 'Moving a bank'],
      ['pages', 'Cloud', 'Overclouded'],
      ['insights', 'The private cloud', 'Rivers and their maps'],
    ])
    expect(titles(await find('private')).map(([name]) => name)).toEqual(['insights'])
    expect(titles(await find('maps')).map(([name]) => name)).toEqual(['insights'])
  })

  test('find a page by each of its names', async () => {
    const named = createSearch([
      ...ENTRIES,
      entry('About clouds', { k: 'services' }),
      entry('Offers'),
      entry('What we do', { k: 'pages', n: ['About', 'Offers'].join(KEYWORD_SEPARATOR), w: 'Cloud work' }),
    ])
    const first = async (query: string) => (await named({ query, limit: 1 })).groups[0]?.hits[0]
    for (const query of ['about', 'Offers', 'what we']) expect(plain((await first(query))?.title ?? [])).toBe('What we do')
    expect(marked((await first('about'))?.found ?? [])).toBe('[About]')
    expect(plain((await first('about c'))?.title ?? [])).toBe('About clouds')
  })

  test('leave out standing pages that only describe it, where others are enough', async () => {
    const pages = [entry('Home', { k: 'pages', d: 'Banks, rivers and clouds.' }), entry('Help', { k: 'pages', w: 'Cloud' })]
    const general = createSearch([...pages, ...ENTRIES])
    const found = async (query: string) => titles(await general({ query, limit: 9 })).flat()
    expect(await found('cloud')).not.toContain('Home')
    expect(await found('cloud')).toContain('Help')
    expect(await found('rivers')).toContain('Home')
  })

  test('have the page of a tag after what begins a word with the query', async () => {
    const tagged = createSearch([entry('Maps: what we wrote', { k: 'tags' }), entry('Old maps')])
    expect(titles(await tagged({ query: 'maps', limit: 9 }))).toEqual([
      ['insights', 'Old maps'],
      ['pages', 'Maps: what we wrote'],
    ])
  })

  test('have their figure', async () => {
    const measured = createSearch([entry('A bridge', { f: ['48%', 'less weight'] })])
    expect(all(await measured({ query: 'bridge', limit: 1 }))[0]?.figure?.map((pieces) => marked(pieces))).toEqual(['48%', 'less weight'])
  })

  test('ignore case, accents and extra spaces', async () => {
    for (const query of ['ZURICH', '  zürich ', 'Zu\u0308rich'])
      expect(titles(await find(query))).toEqual([['insights', 'Rivers and their maps']])
    expect(titles(await find('cloud   costs'))).toEqual([['insights', 'Rivers and their maps']])
    expect(titles(await find('cafe systems'))).toEqual([['services', 'Moving a bank']])
  })

  test('contain every word, in any of their texts', async () => {
    expect(titles(await find('bank cafe'))).toEqual([['services', 'Moving a bank']])
  })

  test('contain short words only at the start of a word', async () => {
    const found = await find('ai')
    expect(titles(found)).toEqual([['industries', 'Retail with AI']])
    expect(all(found).map(({ title, description }) => [marked(title), marked(description)])).toEqual([
      ['Retail with [AI]', 'Detail of retail.'],
    ])
  })

  test('contain a number as a whole or its beginning, and a short one as a whole only', async () => {
    const numbered = createSearch([
      entry('ISO/IEC 27001', { d: 'Associates, 2019' }),
      entry('Reports', { w: 'SOC 2' }),
      entry('Hours', { d: '1,200 of them, 2.5 a day' }),
      entry('WCAG 2.2'),
    ])
    const found = async (query: string) => titles(await numbered({ query, limit: 5 })).flat()
    expect(await found('soc 2')).toEqual(['insights', 'Reports'])
    expect(await found('270')).toEqual(['insights', 'ISO/IEC 27001'])
    expect(await found('wcag 2')).toEqual(['insights', 'WCAG 2.2'])
    for (const query of ['27', '001', '700', '200', '5', '20']) expect(await found(query), query).toEqual([])
  })

  test('have a short word that is a keyword before a title that only begins with it', async () => {
    const named = createSearch([entry('Cookie Policy', { k: 'pages' }), entry('Leaders', { k: 'pages', w: 'COO' })])
    expect(titles(await named({ query: 'coo', limit: 5 })).flat()).toEqual(['pages', 'Leaders', 'Cookie Policy'])
  })

  test('are found without the punctuation of the query if no text has it', async () => {
    expect(titles(await find('"cloud"'))).toEqual(titles(await find('cloud')))
    expect(titles(await find('cafe/systems?'))).toEqual([['services', 'Moving a bank']])
    const signed = createSearch([entry('Savings', { w: '$6M' }), entry('CI/CD'), entry('CD and CI'), entry('6M rows')])
    for (const [query, title] of [
      ['$6m', 'Savings'],
      ['ci/cd', 'CI/CD'],
    ] as const)
      expect(titles(await signed({ query, limit: 5 }))[0]).toEqual(['insights', title])
  })

  test('are counted, including those that are not shown', async () => {
    const { found, groups } = await find('cloud', { limit: 1 })
    expect(found).toBe(6)
    expect(groups.map(({ name, found: own, size, hits }) => [name, own, size, hits.length])).toEqual([
      ['services', 2, 2, 1],
      ['pages', 2, 2, 1],
      ['insights', 2, 2, 1],
    ])
  })

  test('can be limited to one group', async () => {
    expect(titles(await find('cloud', { group: 'services' }))).toEqual([['services', 'Cloud cost', 'Moving a bank']])
  })

  test.for(['', '   ', '\u0000'])('are none for %j', async (query) => {
    expect((await find(query)).groups.filter(({ name }) => name !== 'close')).toEqual([])
  })

  test.for(['(', '[a', '\\', '|', '"cloud"', '<b>', 'a'.repeat(10_000), '\ud800'])('survive %j', async (query) => {
    await expect(find(query)).resolves.toMatchObject({ query })
  })
})

describe('marks', () => {
  test('are at the positions of the words in the original text', async () => {
    const [first] = all(await find('zurich'))
    expect(first && marked(first.description)).toBe('Clouds over [Zürich], and what a cloud costs.')
  })

  test('are the whole query if a text contains it, otherwise its words', async () => {
    const found = all(await find('cloud cost'))
    expect(found.map(({ title, description }) => `${marked(title)} / ${marked(description)}`)).toEqual([
      '[Cloud cost] / ',
      'Rivers and their maps / Clouds over Zürich, and what a [cloud cost]s.',
    ])
  })

  test('show the match if it is not in the title', async () => {
    const found = all(await find('cloud'))
    const foundOf = (title: string) => marked(found.find((hit) => plain(hit.title) === title)?.found ?? [])
    expect(foundOf('Moving a bank')).toBe('[Cloud] posture')
    expect(foundOf('Cloud cost')).toBe('')
  })

  test('cut off the start of a long text', async () => {
    const long = createSearch([entry('A', { d: `${'many words '.repeat(10)}before the needle and after it` })])
    const [hit] = all(await long({ query: 'needle', limit: 1 }))
    expect(marked(hit?.found ?? [])).toMatch(/^… (?:\S+ ){2,6}\[needle\] and after it$/)
  })
})

describe('close matches', () => {
  test.for([
    ['clod', 'Cloud'],
    ['lcoud', 'Cloud'],
    ['posure', 'Moving a bank'],
    ['rivres', 'Rivers and their maps'],
    ["o'rivres", 'Rivers and their maps'],
    ['privat clodu', 'The private cloud'],
  ])('of %j hold %j', async ([query = '', title]) => {
    const { groups } = await find(query)
    expect(groups.map(({ name }) => name)).toEqual(['close'])
    expect(groups[0]?.hits.map((hit) => plain(hit.title))).toContain(title)
  })

  test('follow exact ones if there are few, without repeating them', async () => {
    const { groups, found } = await find('rivers bank')
    expect(groups.map(({ name }) => name)).toEqual(['close'])
    expect(found).toBe(2)
    const few = await find('overclouded rivers')
    expect(new Set(all(few).map(({ address }) => address)).size).toBe(all(few).length)
    expect((await find('cloud')).groups.map(({ name }) => name)).not.toContain('close')
  })

  test('come before what has the query by chance, within words of descriptions', async () => {
    const slips = createSearch([
      entry('One', { d: 'Reviews are included' }),
      entry('Two', { d: 'All is concluded' }),
      entry('Three', { d: 'Nobody is excluded' }),
      entry('Cloud services'),
    ])
    const answer = await slips({ query: 'clud', limit: 5 })
    expect(titles(answer)).toEqual([
      ['close', 'Cloud services'],
      ['insights', 'One', 'Two', 'Three'],
    ])
    expect(answer.found).toBe(4)
  })

  test.for(['mainframe', 'xyz', 'zzzzzz', 'cyber', "o'neil", 'o neil'])('of %j are none', async (query) => {
    expect(await find(query)).toMatchObject({ found: 0, groups: [] })
  })

  test('mark the similar word', async () => {
    const { groups } = await find('privat clodu')
    expect(marked(groups[0]?.hits[0]?.title ?? [])).toBe('The [privat]e [cloud]')
  })

  test('work again after their script failed to load', async () => {
    let calls = 0
    const similar: FindSimilar = () => ['cloud']
    // The first two attempts fail: one when the search is created, one for the first request.
    const shaky = createSearch(ENTRIES, () => (++calls < 3 ? Promise.reject(new Error('offline')) : Promise.resolve(similar)))
    expect((await shaky({ query: 'clod', limit: 5 })).groups).toEqual([])
    expect(calls).toBe(2)
    expect((await shaky({ query: 'clod', limit: 5 })).groups.map(({ name }) => name)).toEqual(['close'])
    await shaky({ query: 'cluod', limit: 5 })
    expect(calls).toBe(3)
  })
})
