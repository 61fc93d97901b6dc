import { expect, test } from 'vitest'
import { foundBeside } from '../../src/site/islands/site-search/hit'
import { isOneSlip } from '../../src/site/islands/site-search/one-slip'
import { queryOf, readingsOf } from '../../src/site/islands/site-search/query'
import { withTexts } from '../../src/site/islands/site-search/texts/with-texts'
import { firstOf, split, texts, whole } from '../support/own-search'

test.for<readonly [query: string, page: string, said: string]>([
  ['berlin phone', 'Europe', 'phone number +49 30 5550 142'],
  ['headcount lahore', 'Asia Pacific', 'headcount 80'],
  ['dividend', 'Investors', '$6.4M'],
  ['attrition', 'About', '9% left'],
])('the first says what is asked, and of which place or section: %s', async ([query, page, said]) => {
  for (const search of [whole, split]) {
    const [first] = (await search({ query, limit: 1 })).groups.flatMap(({ hits }) => hits)
    expect(`${first?.page ?? ''} ${first?.title.map(({ text }) => text).join('')}`).toContain(page)
    expect(
      first &&
        foundBeside(first)
          .map(({ text }) => text)
          .join(''),
    ).toContain(said)
  }
})

test.for(['Berlin', 'Lahore'])('for a city, the first is its region, where the phone stands: %s', async (city) => {
  for (const search of [whole, split]) expect((await firstOf(search, city))[0]).toMatch(/^\/regions#/)
})

test('of a section, the label is said besides its page, and both are searched', async () => {
  for (const search of [whole, split]) {
    const [first] = (await search({ query: 'dividend', limit: 1 })).groups.flatMap(({ hits }) => hits)
    expect(first?.page).toMatch(/^Investors.· Reports$/)
    expect(await firstOf(search, 'investors reports')).toContain('/investors#reports')
  }
})

test.for([
  ['cybersecurity', '/services/security-trust'],
  ['cyber security', '/services/security-trust'],
  ['infosec', '/services/security-trust'],
  ['genai', '/services/ai-transformation'],
  ['generative ai', '/services/ai-transformation'],
] as const)('for what a service is called elsewhere, it is the first: %s', async ([query, address]) => {
  for (const search of [whole, split]) expect((await firstOf(search, query))[0]).toBe(address)
})

test('one slip is a letter that is added, missing or another one, or two neighbors that are swapped', () => {
  for (const other of ['cloudy', 'clod', 'clown', 'cluod', 'cloud']) expect(isOneSlip('cloud', other), other).toBe(other !== 'clown')
  expect(isOneSlip('mergers', 'ledgers')).toBe(false)
})

test.for(['openai', 'mergers'])('a short word has no close match with two other letters: %s', async (query) => {
  for (const search of [whole, split]) expect((await search({ query, limit: 4 })).groups).toEqual([])
})

const textsOf = async (query: string) => {
  const request = { query, limit: 12 }
  const { groups } = await withTexts(await whole(request), request, texts)
  return groups.filter(({ name }) => name === 'texts').flatMap(({ hits }) => hits.map(({ address }) => address))
}

test('where the query names an entry, a text needs it as a phrase; where entries match, all of its words in one sentence', async () => {
  expect(await textsOf('press contact')).toEqual([])
  expect(await textsOf('notice period')).toEqual(['/whitepaper/cloud-roi-framework#before-the-first-workload-moves'])
  expect(await textsOf('fixed price contract')).toEqual([])
  // Nothing else matches: texts with any of it are better than nothing.
  expect((await textsOf('case study bank')).length).toBeGreaterThan(0)
})

test('readings of a query are tried without signs, with letters and digits apart, and without small words', () => {
  const phrases = (text: string) => readingsOf(queryOf(text)).map(({ phrase }) => phrase)
  expect(phrases('cloud')).toEqual(['cloud'])
  expect(phrases('SOC2?')).toEqual(['soc2?', 'soc2', 'soc 2'])
  expect(phrases('b2b')).toEqual(['b2b'])
  expect(phrases('what is the price')).toEqual(['what is the price', 'price'])
  expect(phrases('who are you')).toEqual(['who are you'])
})
