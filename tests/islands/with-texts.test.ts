import { describe, expect, test } from 'vitest'
import { createSearch, type SearchRequest } from '../../src/site/islands/site-search/search'
import { withTexts } from '../../src/site/islands/site-search/texts/with-texts'
import { textsIndex } from '../support/texts-index'

const ENTRIES = [
  { u: '/pianos', k: 'blog', t: 'Pianos', d: 'Black and white.' },
  { u: '/boats', k: 'blog', t: 'Boats', d: 'A harbor in the fog.' },
  { u: '/harbors', k: 'pages', t: 'Harbors', d: 'Ships and ropes.' },
] as const

const said = (address: string, line: string) => ({ address, title: address, sections: [{ id: 'said', heading: '', lines: [line] }] })

const { texts } = textsIndex([
  said('/pianos', 'A piano was lowered into a boat.'),
  said('/boats', 'A captain counts his ropes.'),
  said('/ropes', 'A piano hangs on ropes.'),
])

const search = createSearch(ENTRIES, async () => () => [])

async function groupsOf(query: string) {
  const request: SearchRequest = { query, limit: 5 }
  const { found, groups } = await withTexts(await search(request), request, texts)
  return { found, groups: groups.map(({ name, hits }) => [name, ...hits.map(({ address }) => address)].join(' ')) }
}

describe('an answer with texts', () => {
  test('has texts with all words after exact matches, each entry once', async () => {
    expect(await groupsOf('piano')).toEqual({ found: 2, groups: ['insights /pianos', 'texts /ropes#said'] })
  })

  test('needs no close matches where texts have all words', async () => {
    expect(await groupsOf('captain ropes')).toEqual({ found: 1, groups: ['texts /boats#said'] })
  })

  test('has texts with most words before close matches, which stay', async () => {
    expect(await groupsOf('captain counts ropes harbors')).toEqual({ found: 2, groups: ['texts /boats#said', 'close /harbors'] })
  })

  test('is the same where no text answers', async () => {
    expect(await groupsOf('harbor')).toEqual({ found: 2, groups: ['pages /harbors', 'insights /boats'] })
    expect(await groupsOf('zebra')).toEqual({ found: 0, groups: [] })
  })
})
