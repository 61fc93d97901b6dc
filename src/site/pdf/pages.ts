import { itemAt } from '../../engine/lib/items'
import { AREA } from './grid'
import type { Mark, Piece } from './piece'

/** A piece placed on a page, and the actual space above it. */
export type Placed = { piece: Piece; top: number; gap: number }
export type Page = readonly Placed[]

/** A heading and its page, counted from 0. */
export type PlacedMark = Mark & { page: number; top: number }

/** The pieces of a flow grouped by page constraints: all that are kept together, or if `strictly`, only those that must be. */
function groupsOf(pieces: readonly Piece[], strictly = false): Piece[][] {
  const groups: Piece[][] = []
  let open = false
  for (const piece of pieces) {
    if (open) groups.at(-1)?.push(piece)
    else groups.push([piece])
    open = strictly ? piece.keepWithNext === true : piece.keepWithNext !== false
  }
  return groups
}

const heightWithGaps = (pieces: readonly Piece[], isFirst: boolean) =>
  pieces.reduce((sum, { height, gap }, index) => sum + height + (isFirst && index === 0 ? 0 : gap), 0)

/** Least filled fraction of a page from which its rest may stay empty, so that pieces that are ideally kept together start the next one. */
const FULL_ENOUGH = 0.62

/**
 * Divides a flow into pages. Pieces that are kept together are on one page, unless they are higher than a page; pieces that are `ideally`
 * kept together are split if the previous page would be left too empty. Space above the first piece of a page is left out, and a continued
 * table starts with its head.
 */
export function pagesOf(pieces: readonly Piece[], { top, bottom }: { top: number; bottom: number } = AREA): Page[] {
  const pages: Placed[][] = []
  let at = bottom
  const page = () => itemAt(pages, pages.length - 1)

  function put(piece: Piece, gap: number) {
    page().push({ piece, top: at + gap, gap })
    at += gap + piece.height
  }

  function begin(first: Piece) {
    pages.push([])
    at = top
    if (first.repeatedAtPageTop) put(first.repeatedAtPageTop, 0)
  }

  const isEmpty = () => page().length === 0
  const isFullEnough = () => at >= top + (bottom - top) * FULL_ENOUGH

  function place(group: readonly Piece[]) {
    const first = itemAt(group, 0)
    if (pages.length === 0) begin(first)
    const fits = at + heightWithGaps(group, isEmpty()) <= bottom + 0.01
    const couldFit = heightWithGaps(group, true) + (first.repeatedAtPageTop?.height ?? 0) <= bottom - top
    if (!fits && couldFit && !isEmpty()) {
      const parts = groupsOf(group, true)
      if (parts.length > 1 && !isFullEnough()) {
        for (const part of parts) place(part)
        return
      }
      begin(first)
    }
    for (const piece of group) {
      const needed = piece.height + (isEmpty() ? 0 : piece.gap)
      if (at + needed > bottom + 0.01 && !isEmpty() && at > top) begin(piece)
      put(
        piece,
        isEmpty() || (piece.repeatedAtPageTop && page().length === 1 && page()[0]?.piece === piece.repeatedAtPageTop) ? 0 : piece.gap,
      )
    }
  }

  for (const group of groupsOf(pieces)) place(group)
  return pages
}

/** The headings of pages, in order. */
export const marksOf = (pages: readonly Page[]): PlacedMark[] =>
  pages.flatMap((placed, page) => placed.flatMap(({ piece, top }) => (piece.mark ? [{ ...piece.mark, page, top }] : [])))

/** A last page filled less than this, in points, looks forgotten. */
const LEAST = 110
/** Tried changes of the height of all pages that avoid a nearly empty last page, in points. */
const CHANGES = [0, 15, -15, -30, -45, -60, -75, -90]

const endOf = (page: Page | undefined) => Math.max(0, ...(page ?? []).map(({ piece, top }) => top + piece.height))

/** The pages of a flow, with a slightly changed height if that avoids a nearly empty last page. */
export function balancedPages(pieces: readonly Piece[]): Page[] {
  const tries = CHANGES.map((change) => () => pagesOf(pieces, { top: AREA.top, bottom: AREA.bottom + change }))
  let first: Page[] | undefined
  for (const attempt of tries) {
    const pages = attempt()
    first ??= pages
    if (pages.length < 2 || endOf(pages.at(-1)) - AREA.top >= LEAST) return pages
  }
  return first ?? []
}
