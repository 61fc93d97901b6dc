import { readStored, store } from '../../../engine/islands/storage'

/* Liked articles (specification, 10.2): canonical addresses, stored on this device and counted nowhere. */

/** Key in `localStorage`. */
const KEY = 'liked'

/** The liked addresses; malformed ones are left out. */
export function readLiked(): readonly string[] {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((url) => typeof url === 'string') : []
  } catch {
    // The stored text is not JSON, so this site did not write it.
    return []
  }
}

/** Stores the list and returns whether that worked. */
export const writeLiked = (urls: readonly string[]): boolean => store(KEY, urls.length === 0 ? null : JSON.stringify(urls))

/** The list without the address if it was in it, otherwise with it added. */
export const toggleLiked = (urls: readonly string[], url: string): readonly string[] =>
  urls.includes(url) ? urls.filter((other) => other !== url) : [...urls, url]
