import { itemAt } from '../../src/engine/lib/items'
import { memoize } from '../../src/engine/lib/memoize'

/** Entries on one page of a list (specification, 5.6). */
const PAGE_SIZE = 24

/** The most pages that all link to each other; with more, the number of linked pages on either side of a page. */
const [ALL_LINKED, NEAR] = [9, 2]

/** Number of pages of a list with this many entries. */
export const pageCount = (size: number) => Math.max(1, Math.ceil(size / PAGE_SIZE))

/** The pages of a list after the first one, as route parameters. */
export const furtherPages = (size: number) => Array.from({ length: pageCount(size) - 1 }, (_, index) => ({ page: String(index + 2) }))

/** The entries of a page of a list without a featured one, counted from 1. */
export const sliceOfPage = <Entry>(entries: readonly Entry[], page: number): readonly Entry[] =>
  entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)

/** The index of the featured entry; -1 if there is none. */
const featuredIn = memoize((entries: readonly { featured?: boolean }[]) => entries.findIndex(({ featured }) => featured))

/** The entries of a page, counted from 1. The featured entry is on the first page, whatever its position in the order. */
export function entriesOfPage<Entry extends { featured?: boolean }>(entries: readonly Entry[], page: number): readonly Entry[] {
  const featured = featuredIn(entries)
  const first = (page - 1) * PAGE_SIZE
  return sliceOfPage(entries, page).map((entry, index) => {
    const place = first + index
    if (place > featured) return entry
    return itemAt(entries, place === 0 ? featured : place - 1)
  })
}

/**
 * The page numbers that a page links to, itself included: of a long list the first, the last and nearby ones. Null stands for omitted
 * pages, of which there are always at least two.
 */
export function linkedPages(count: number, current: number): readonly (number | null)[] {
  if (count <= ALL_LINKED) return Array.from({ length: count }, (_, index) => index + 1)
  const from = current - NEAR <= 3 ? 2 : current - NEAR
  const to = current + NEAR >= count - 2 ? count - 1 : current + NEAR
  const near = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [1, ...(from > 2 ? [null] : []), ...near, ...(to < count - 1 ? [null] : []), count]
}
