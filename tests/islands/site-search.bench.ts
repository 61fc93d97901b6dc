import { bench, describe } from 'vitest'
import { createSearch } from '../../src/site/islands/site-search/search'
import { searchEntries } from '../support/search-entries'

/*
 * How long a query takes: at most a frame, 16 ms, at 1,000 entries and 50 ms at 10,000 (`npx vitest bench --run`). Exact words,
 * one letter, which finds everything, and mistyped words, which are the slowest.
 */
for (const count of [1000, 10_000]) {
  const search = createSearch(searchEntries(count))
  describe(`a query at ${count} entries`, () => {
    for (const query of ['needle', 'n', 'neddle', 'neddle prodcution statment'])
      bench(query, async () => {
        await search({ query, limit: 12 })
      })
  })
}
