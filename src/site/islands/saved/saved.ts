import { readStored, store } from '../../../engine/islands/storage'

/*
 * The articles that a visitor has saved (specification, 10.2), newest first, stored on this device. The Save button of an
 * article writes the list; `/insights?saved` shows it.
 */

/** An article: its canonical path, its title, the label of its kind, and its date as text if its page has one. */
export type SavedItem = { url: string; title: string; kind: string; date?: string | undefined }

/** Key in `localStorage`. */
export const SAVED_KEY = 'saved'

/**
 * A path on this site, so that nothing else from storage becomes a link. Control characters and backslashes are excluded:
 * browsers drop tabs and line ends from addresses, and treat a backslash as a slash.
 */
const OWN_ADDRESS = /^\/(?!\/)[^\\\p{Cc}]*$/u

/** The saved articles; malformed and duplicate ones are left out. */
export function readSaved(): readonly SavedItem[] {
  const found = listIn(readStored(SAVED_KEY)).flatMap(itemOf)
  return found.filter(({ url }, index) => found.findIndex((item) => item.url === url) === index)
}

/** Stores the list and returns whether that worked. */
export const writeSaved = (items: readonly SavedItem[]): boolean =>
  store(SAVED_KEY, items.length === 0 ? null : JSON.stringify(items.map(({ url, title, kind, date }) => ({ url, title, kind, date }))))

/** Whether the article at an address is in the list. */
export const isSaved = (items: readonly SavedItem[], url: string): boolean => items.some((item) => item.url === url)

/** The list without the article if it was in it, otherwise with it added in front. */
export const toggleSaved = (items: readonly SavedItem[], item: SavedItem): readonly SavedItem[] =>
  isSaved(items, item.url) ? items.filter(({ url }) => url !== item.url) : [item, ...items]

function listIn(text: string | null): readonly unknown[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    // The stored text is not JSON, so this site did not write it.
    return []
  }
}

function itemOf(value: unknown): readonly SavedItem[] {
  if (typeof value !== 'object' || value === null || !('url' in value && 'title' in value && 'kind' in value)) return []
  const { url, title, kind } = value
  if (typeof url !== 'string' || typeof title !== 'string' || typeof kind !== 'string' || !OWN_ADDRESS.test(url)) return []
  return [{ url, title, kind, date: 'date' in value && typeof value.date === 'string' ? value.date : undefined }]
}
