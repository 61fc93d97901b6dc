import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { activeOptionIndex, moved } from '../../src/site/islands/search-dialog/options'
import { countEntries, parseIndex, writeIndex } from '../../src/site/islands/site-search/index-file'
import { shownQuery } from '../../src/site/islands/site-search/query'
import { parseRecent, withRecent } from '../../src/site/islands/site-search/recent'
import { searchPageAddress } from '../../src/site/islands/site-search/words'
import { searchIndex } from '../../src/site/outputs/search-index'
import { ownContent } from '../renderer/graphs'
import { outputOf, pagesOf, textOf } from '../renderer/made'
import { searchEntries } from '../support/search-entries'

/** Maximum size of the index of 1,000 entries in bytes, with the weakest compression. */
const INDEX_LIMIT = 120_000

describe('the file of the index', () => {
  test('keeps entries, and can be counted without parsing', () => {
    const entries = searchEntries(20)
    expect(parseIndex(writeIndex(entries))).toEqual(entries)
    for (const count of [0, 1, 20]) expect(countEntries(writeIndex(searchEntries(count)))).toBe(count)
  })

  test.for(['', 'null', '{}', '<!doctype html>', '[1]', '[{"u":"/"}]'])('is not %j', (text) => {
    expect(() => parseIndex(text)).toThrow()
  })

  test('stays small for a thousand entries, of this site and of generated ones', async () => {
    const graph = await ownContent()
    const own = await textOf(searchIndex, outputOf(graph, { pages: pagesOf(graph) }))
    const made = writeIndex(searchEntries(1000))
    for (const compress of [gzipSync, brotliCompressSync]) {
      expect((compress(own).length / countEntries(own)) * 1000).toBeLessThan(INDEX_LIMIT)
      expect(compress(made).length).toBeLessThan(INDEX_LIMIT)
    }
  })
})

describe('recent searches', () => {
  test.for([null, '', 'no json', '{}', '[1,null,{}]', '[""]'])('are none in %j', (kept) => {
    expect(parseRecent(kept)).toEqual([])
  })

  test('are at most five, newest first, without duplicates', () => {
    const recent = ['a', 'b', 'c', 'd', 'e', 'B ', '', '  '].reduce<readonly string[]>(withRecent, [])
    expect(recent).toEqual(['B', 'e', 'd', 'c', 'a'])
    expect(parseRecent(JSON.stringify([...recent, 'sixth']))).toEqual(recent)
    expect(withRecent([], 'a'.repeat(200))).toEqual(['a'.repeat(100)])
  })
})

describe('the marked result', () => {
  test('wraps around at both ends', () => {
    expect([moved(0, 1, 3), moved(2, 1, 3), moved(0, -1, 3), moved(undefined, 1, 0)]).toEqual([1, 0, 2, 0])
  })

  test('is the last one if there are fewer than before, and none without results', () => {
    expect([activeOptionIndex(5, 2), activeOptionIndex(0, 2), activeOptionIndex(0, 0)]).toEqual([1, 0, undefined])
  })
})

test.for([
  [' cloud ', 'cloud'],
  ['"cloud cost"', 'cloud cost'],
  ['\u201ccloud\u201d', 'cloud'],
  ["clients' words", "clients' words"],
  ['"', '"'],
  ['\u{1f600}'.repeat(61), `${'\u{1f600}'.repeat(60)}…`],
  ['a'.repeat(10_000), `${'a'.repeat(60)}…`],
])('%j is shown as %j', ([text = '', shown]) => {
  expect(shownQuery(text)).toBe(shown)
})

test('the address of all results can contain any text', () => {
  expect(searchPageAddress('/search', ' a&b #1? ')).toBe('/search?q=a%26b+%231%3F')
})
