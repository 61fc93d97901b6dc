import { fetched } from '../../../../engine/islands/arrive'
import { sharedAttempts } from '../../../../engine/islands/attempts'
import { renewed } from '../renewed'
import { createTextSearch, type TextSearch } from './search-texts'
import { parseTextManifest } from './text-manifest'

/**
 * Opens the search of the texts whose manifest is at an address. After a part that did not come, the next request fetches the manifest and all
 * parts again, since a newer build may have taken their place.
 */
export const openTexts = (address: string): TextSearch =>
  renewed(async () =>
    createTextSearch(
      parseTextManifest(await fetched(address)),
      sharedAttempts((part: string) => fetched(part)),
    ),
  )
