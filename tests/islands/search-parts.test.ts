import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SearchEntry } from '../../src/site/islands/site-search/entry'
import { openSearch } from '../../src/site/islands/site-search/open'
import { termsOf } from '../../src/site/islands/site-search/parts/terms'
import { placeIn } from '../../src/site/islands/site-search/places'
import { foldEntries } from '../../src/site/islands/site-search/prepare'
import { createSearch, type SearchAnswer } from '../../src/site/islands/site-search/search'
import { searchEntries } from '../support/search-entries'
import { queriesOf } from '../support/search-queries'
import { splitIndex } from '../support/split-search'

afterEach(() => vi.unstubAllGlobals())

/** A length of parts that divides even a small index by several letters. */
const SHORT = 600

const shown = ({ found, groups }: SearchAnswer) => ({
  found,
  groups: groups.map(({ hits, ...group }) => ({ ...group, hits: hits.map(({ address }) => address) })),
})

describe('an index in parts', () => {
  test('gives the answers of one file, but for matches inside of words', async () => {
    const entries = searchEntries(150)
    const prepared = foldEntries(entries)
    const isInside = (query: string) =>
      termsOf(query).some((term) =>
        prepared.some(({ title, words, description }) => [title, words, description].some((text) => placeIn(text, term) === 'inside')),
      )
    const queries = queriesOf(entries).filter((query) => !isInside(query))
    expect(queries.length).toBeGreaterThan(250)
    const whole = createSearch(entries)
    const { search } = splitIndex(entries, SHORT)()
    for (const query of queries)
      for (const group of [undefined, 'insights'] as const) {
        const request = { query, group, limit: 5 }
        expect({ query, ...shown(await search(request)) }).toEqual({ query, ...shown(await whole(request)) })
      }
  })

  test('finds mistyped words among those with the same first letter', async () => {
    const entries = searchEntries(150)
    const { search, requests } = splitIndex(entries, SHORT)()
    const { groups } = await search({ query: 'neddle', limit: 5 })
    expect(groups.map(({ name }) => name)).toEqual(['close'])
    expect(groups[0]?.hits.map(({ address }) => address)).toContain('/blog/needle')
    expect(requests().length).toBeLessThan(8)
    expect((await search({ query: 'eneddle', limit: 5 })).found).toBe(0)
  })

  test.for(['', ' ', '%', '…', 'constructor', '😀', 'zzzz', '0'.repeat(200)])('has an answer for %j', async (query) => {
    const { search } = splitIndex(searchEntries(50))()
    expect(await search({ query, limit: 5 })).toEqual({ query, found: 0, groups: [], exact: [] })
  })
})

describe('the parts of an index', () => {
  /** A server of the files of an index, some of which are missing. */
  function serve(entries: readonly SearchEntry[]) {
    const { files } = splitIndex(entries, SHORT)()
    const missing = new Set<string>()
    const asked: string[] = []
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address)
      const text = missing.has(address) ? undefined : files.get(address)
      return Promise.resolve(text === undefined ? new Response('', { status: 404 }) : new Response(text))
    })
    return { asked, missing, files }
  }

  test('are fetched once', async () => {
    const { asked } = serve(searchEntries(120))
    const { search } = await openSearch('/search-index.json')
    for (const query of ['n', 'ne', 'nee', 'need', 'needle', 'neddle', 'need', 'n']) await search({ query, limit: 5 })
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('are fetched again by the next request after one that failed, with the manifest of a newer build', async () => {
    const { asked, missing, files } = serve(searchEntries(121))
    const { search } = await openSearch('/search-index.json')
    for (const address of files.keys()) if (address !== '/search-index.json') missing.add(address)
    await expect(search({ query: 'needle', limit: 5 })).rejects.toThrow()
    missing.clear()
    expect((await search({ query: 'needle', limit: 5 })).found).toBeGreaterThan(0)
    expect(asked.filter((address) => address === '/search-index.json')).toHaveLength(2)
    await search({ query: 'needle', limit: 5 })
    expect(asked.filter((address) => address === '/search-index.json')).toHaveLength(2)
  })
})
