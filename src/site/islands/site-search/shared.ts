import { sharedAttempts } from '../../../engine/islands/attempts'
import { openSearch } from './open'

/** Number of results in each group that the search page shows at first. */
export const FIRST = 12

/** The search of the index at an address, shared by all that search on a page. */
export const searchOf = sharedAttempts(openSearch)

/** That of the texts whose index is at an address; its script is fetched with the first query. */
export const textsOf = sharedAttempts(async (address: string) => {
  const { openTexts } = await import('./texts/open-texts')
  return openTexts(address)
})
