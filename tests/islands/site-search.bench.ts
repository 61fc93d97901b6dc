import { bench, describe } from 'vitest'
import { createSearch } from '../../src/site/islands/site-search/search'
import { searchEntries } from '../support/search-entries'

/*
 * Duration of a query: at most a frame, 16 ms, with 1,000 entries, and 50 ms with 10,000 (`npx vitest bench --run`). The
 * queries are exact words, a single letter, which matches everything, and mistyped words, which are the slowest.
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
