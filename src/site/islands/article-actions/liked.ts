import { readStored, store } from '../../../engine/islands/storage'

/* What a visitor likes (specification, 10.2): canonical addresses, kept on this device and counted nowhere. */

/** Where they are kept on this device. */
const KEY = 'liked'

/** What is liked on this device; what is malformed is left out. */
export function readLiked(): readonly string[] {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((url) => typeof url === 'string') : []
  } catch {
    // Something else wrote it: nothing is liked.
    return []
  }
}

/** Keeps the list on this device. Answers whether it is kept. */
export const writeLiked = (urls: readonly string[]): boolean => store(KEY, urls.length === 0 ? null : JSON.stringify(urls))

/** The list without an address if it was there, otherwise with it. */
export const toggleLiked = (urls: readonly string[], url: string): readonly string[] =>
  urls.includes(url) ? urls.filter((other) => other !== url) : [...urls, url]
