import { LONGEST_QUERY } from './query'

/** Key in `localStorage`. */
export const RECENT_KEY = 'searches'

const MOST = 5

/** Parses the stored searches; malformed ones are left out. */
export function parseRecent(kept: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '').slice(0, MOST) : []
  } catch {
    // The stored text is not JSON, so this site did not write it.
    return []
  }
}

/** The list with a search added in front, without duplicates. */
export function withRecent(recent: readonly string[], query: string): readonly string[] {
  const added = query.trim().slice(0, LONGEST_QUERY)
  return added === '' ? recent : [added, ...recent.filter((one) => one.toLowerCase() !== added.toLowerCase())].slice(0, MOST)
}
