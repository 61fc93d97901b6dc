import { expect, test } from 'vitest'
import { searchEntries } from '../support/search-entries'
import { queriesOf } from '../support/search-queries'
import { splitIndex } from '../support/split-search'

/** Maximum of what one search may load, in bytes compressed with gzip: for a query by itself, and for one that is typed with pauses. */
const LIMIT = 120_000
const TYPED_LIMIT = 200_000

/** Results of each group on the search page at first; the dialog shows fewer. */
const SHOWN = 12

test('an index in parts loads little for a search among 10,000 entries, also for one that is typed with pauses', async () => {
  const entries = searchEntries(10_000)
  const visitor = splitIndex(entries)
  const some = entries.filter((_, index) => index % 1000 === 0)
  const threeWords = some.map(({ t }) => t.split(' ').slice(1, 4).join(' '))
  const longest = some.map(({ t, d }) => `${t} ${d}`)
  for (const query of [...queriesOf(some), ...threeWords, ...longest, 'a', 's', 'neddle prodcution statment', 'xyzw '.repeat(20)]) {
    const { search, fetched } = visitor()
    await search({ query, limit: SHOWN })
    expect(fetched(), query).toBeLessThan(LIMIT)
  }
  for (const query of threeWords) {
    const { search, fetched } = visitor()
    const words = query.split(' ')
    for (const typed of [query.slice(0, 2), ...words.map((_, index) => words.slice(0, index + 1).join(' '))])
      await search({ query: typed, limit: SHOWN })
    expect(fetched(), query).toBeLessThan(TYPED_LIMIT)
  }
})
