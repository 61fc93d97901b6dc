/** Entries on one page of a list (specification, 5.6). */
const PAGE_SIZE = 24

/** Number of pages of a list with this many entries. */
export const pageCount = (size: number) => Math.max(1, Math.ceil(size / PAGE_SIZE))

/** The pages of a list after the first one, as parameters of their addresses. */
export const furtherPages = (size: number) => Array.from({ length: pageCount(size) - 1 }, (_, index) => ({ page: String(index + 2) }))

/** The entries of a page, counted from 1. The featured entry is on the first page, whatever its position in the order. */
export function entriesOfPage<Entry extends { featured?: boolean }>(entries: readonly Entry[], page: number): readonly Entry[] {
  const featured = entries.find((entry) => entry.featured)
  const ordered = featured ? [featured, ...entries.filter((entry) => entry !== featured)] : entries
  return ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
}
