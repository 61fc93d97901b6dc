import { LONGEST_QUERY } from './query'

/** Where the last searches are kept on this device. */
export const RECENT_KEY = 'searches'

const MOST = 5

/** Reads what was kept; anything that is not ours counts as nothing. */
export function parseRecent(kept: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '').slice(0, MOST) : []
  } catch {
    // Somebody else wrote under our name: nothing is known.
    return []
  }
}

/** The searches with one more in front, each once. */
export function withRecent(recent: readonly string[], query: string): readonly string[] {
  const added = query.trim().slice(0, LONGEST_QUERY)
  return added === '' ? recent : [added, ...recent.filter((one) => one.toLowerCase() !== added.toLowerCase())].slice(0, MOST)
}
