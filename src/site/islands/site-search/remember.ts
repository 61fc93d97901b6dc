import { readStored, store } from '../../../engine/islands/storage'
import { parseRecent, RECENT_KEY, withRecent } from './recent'

/**
 * Adds a search to the recent ones of this device, to which another tab may have added some, and returns them all. Undefined where storage
 * is blocked or full.
 */
export function rememberSearch(query: string): readonly string[] | undefined {
  const next = withRecent(parseRecent(readStored(RECENT_KEY)), query)
  return store(RECENT_KEY, JSON.stringify(next)) ? next : undefined
}
