import { readStored, store } from '../../../engine/islands/storage'

/*
 * What a visitor has saved (specification, 10.2): a list on this device, the newest first. The Save button of an article writes
 * it, `/insights?saved` shows it.
 */

/** An article: its canonical address (a path), its title and its kind as the site names it. */
export type SavedItem = { url: string; title: string; kind: string }

/** Where the list is kept on this device. */
const KEY = 'saved'

/**
 * An address of this site: whatever else stands in storage must not become a link. Browsers leave tabs and ends of lines out
 * of an address, and read a backslash as a slash.
 */
const OWN_ADDRESS = /^\/(?!\/)[^\\\p{Cc}]*$/u

/** What is saved on this device; what is malformed, or there twice, is left out. */
export function readSaved(): readonly SavedItem[] {
  const found = listIn(readStored(KEY)).flatMap(itemOf)
  return found.filter(({ url }, index) => found.findIndex((item) => item.url === url) === index)
}

/** Keeps the list on this device. Answers whether it is kept. */
export const writeSaved = (items: readonly SavedItem[]): boolean =>
  store(KEY, items.length === 0 ? null : JSON.stringify(items.map(({ url, title, kind }) => ({ url, title, kind }))))

/** Whether the article at an address is in the list. */
export const isSaved = (items: readonly SavedItem[], url: string): boolean => items.some((item) => item.url === url)

/** The list without the article if it was there, otherwise with it, first. */
export const toggleSaved = (items: readonly SavedItem[], item: SavedItem): readonly SavedItem[] =>
  isSaved(items, item.url) ? items.filter(({ url }) => url !== item.url) : [item, ...items]

function listIn(text: string | null): readonly unknown[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    // Something else wrote it: nothing is saved.
    return []
  }
}

function itemOf(value: unknown): readonly SavedItem[] {
  if (typeof value !== 'object' || value === null || !('url' in value && 'title' in value && 'kind' in value)) return []
  const { url, title, kind } = value
  if (typeof url !== 'string' || typeof title !== 'string' || typeof kind !== 'string' || !OWN_ADDRESS.test(url)) return []
  return [{ url, title, kind }]
}
