import { sharedAttempts } from '../../../../engine/islands/attempts'
import { fetchText } from '../../../../engine/islands/network'
import { recreateOnFailure } from '../recreate-on-failure'
import type { SearchAnswer, SearchRequest } from '../search'
import { createTextSearch } from './search-texts'
import { parseTextManifest } from './text-manifest'
import { withTexts } from './with-texts'

/**
 * Opens the index of texts whose manifest is at an address, and returns a function that adds its results to an answer. If a part cannot be
 * fetched, the next request fetches the manifest and all parts again, since a newer build may have been published.
 */
export function openTexts(address: string): (answer: SearchAnswer, request: SearchRequest) => Promise<SearchAnswer> {
  const search = recreateOnFailure(async () =>
    createTextSearch(
      parseTextManifest(await fetchText(address)),
      sharedAttempts((part: string) => fetchText(part)),
    ),
  )
  return (answer, request) => withTexts(answer, request, search)
}
