import { expect, test } from 'vitest'
import { KEYWORD_SEPARATOR } from '../../src/site/islands/site-search/entry'
import { foundBeside } from '../../src/site/islands/site-search/hit'
import { createSearch } from '../../src/site/islands/site-search/search'

test('a result says the keyword that has the most of the query', async () => {
  const w = ['Data protection', 'Where is data'].join(KEYWORD_SEPARATOR)
  const { groups } = await createSearch([{ u: '/policies', k: 'legal', t: 'Policies', d: '', w }])({ query: 'where data', limit: 1 })
  const found = groups.flatMap(({ hits }) => hits.map((hit) => hit.found.map(({ text }) => text).join('')))
  expect(found).toEqual(['Where is data'])
})

test('a figure that matches is marked where it stands, and not said once more', async () => {
  const entry = {
    u: '/billing',
    k: 'caseStudies',
    t: 'Billing',
    d: 'A platform.',
    w: '94% claims accepted',
    f: ['94%', 'claims accepted'],
  } as const
  const [hit] = (await createSearch([entry])({ query: 'claims', limit: 1 })).groups.flatMap(({ hits }) => hits)
  expect(hit?.figure?.[1]).toEqual([
    { at: 0, text: 'claims', marked: true },
    { at: 6, text: ' accepted', marked: false },
  ])
  expect(hit && foundBeside(hit)).toEqual([])
  expect(hit?.found).not.toEqual([])
})
