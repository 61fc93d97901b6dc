import { expect, test } from 'vitest'
import { KEYWORD_SEPARATOR } from '../../src/site/islands/site-search/entry'
import { createSearch } from '../../src/site/islands/site-search/search'

test('a result says the keyword that has the most of the query', async () => {
  const w = ['Data protection', 'Where is data'].join(KEYWORD_SEPARATOR)
  const { groups } = await createSearch([{ u: '/policies', k: 'legal', t: 'Policies', d: '', w }])({ query: 'where data', limit: 1 })
  const found = groups.flatMap(({ hits }) => hits.map((hit) => hit.found.map(({ text }) => text).join('')))
  expect(found).toEqual(['Where is data'])
})
