import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { QUERY_PARAMETER } from '../../routes/query-parameter'
import { queryOf } from '../site-search/query'
import { FIRST, searchOf, textsOf } from '../site-search/shared'

/**
 * Begins the search that the address of the search page asks for, while React is still being loaded: the island then finds all that is
 * fetched for it (specification, 6.6). `data-files` are the addresses of the index and of that of texts.
 */
export default defineEnhancement({
  enhance({ dataset: { files = '' } }) {
    const [index = '', texts = ''] = files.split(' ')
    const query = new URLSearchParams(location.search).get(QUERY_PARAMETER) ?? ''
    if (queryOf(query).phrase === '') return
    const request = { query, limit: FIRST }
    const begin = async () => {
      const [{ search }, add] = await Promise.all([searchOf(index), textsOf(texts)])
      await add(await search(request), request)
    }
    // The island tries again, and says what fails.
    void begin().catch(() => undefined)
  },
})
