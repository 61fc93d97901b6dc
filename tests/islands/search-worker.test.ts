import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeIndex } from '../../src/site/islands/site-search/index-file'
import { openSearch } from '../../src/site/islands/site-search/open'
import { searchEntries } from '../support/search-entries'

const ADDRESS = '/search-index.json'
const REQUEST = { query: 'needle', limit: 5 }

/** A large index. */
const INDEX = writeIndex(searchEntries(1200))
/** As many lines, of another kind. */
const MALFORMED = INDEX.replaceAll('{"u":', '{"x":')

/** A worker that fails at the first request, as one whose index cannot be read does. */
class FailingWorker extends EventTarget {
  postMessage(message: object) {
    if ('request' in message) queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FailingWorker)
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', new URL('https://aldergate.example/search'))
})
afterEach(() => vi.unstubAllGlobals())

/** Serves the texts of the index, one after the other. */
function serve(...texts: string[]) {
  vi.stubGlobal('fetch', async () => new Response(texts.shift()))
}

test('where a worker fails, the page answers what waits and what comes', async () => {
  serve(INDEX)
  const { search } = await openSearch(ADDRESS)
  const answers = await Promise.all([search(REQUEST), search({ ...REQUEST, query: 'neddle' })])
  expect(answers.map(({ found }) => found)).toEqual([1, expect.any(Number)])
  expect((await search(REQUEST)).found).toBe(1)
})

test('a malformed index that made the worker fail is an error, and the next search fetches it again', async () => {
  serve(MALFORMED, INDEX)
  const { search } = await openSearch(ADDRESS)
  await expect(search(REQUEST)).rejects.toThrow('This is no search index.')
  expect((await search(REQUEST)).found).toBe(1)
})
