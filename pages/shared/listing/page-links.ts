import type { Graph } from '../../../src/site/graph/graph'
import { pageAddress } from '../../../src/site/routes/addresses'
import type { PaginationProps } from '../../../src/site/ui/lists/Pagination'
import { linkedPages, pageCount } from '../pagination'

type PlaceInList = {
  /** Address of the first page of the list, and the pattern of its further pages. */
  address: string
  further: `${string}/:page`
  /** Number of entries on all pages. */
  total: number
  /** This page, counted from 1. */
  page: number
}

/** The links between the pages of a list; undefined for a list with a single page. */
export function pageLinks({ site }: Graph, { address, further, total, page }: PlaceInList): PaginationProps | undefined {
  const count = pageCount(total)
  if (count === 1) return undefined
  const { page: name, previous, next } = site.strings.list
  const addressOf = (number: number) => (number === 1 ? address : pageAddress(further, number))
  return {
    label: site.strings.navigation.pages,
    pages: linkedPages(count, page).map((number) => (number === null ? null : { number, href: addressOf(number) })),
    current: page,
    ...(page > 1 && { previous: addressOf(page - 1) }),
    ...(page < count && { next: addressOf(page + 1) }),
    words: { page: name, previous, next },
  }
}
