import type { Pen } from './pen/pen'

/**
 * What stands on one page as a whole, such as a line or a row of a table. Pieces below each other are a flow, which is divided into pages
 * (pages.ts).
 */
export type Piece = {
  height: number
  /** Space above, which is left out at the top of a page. */
  gap: number
  /** Whether it stands on the same page as the next piece: `ideally`, unless much of a page would stay empty for it. */
  keep: boolean | 'ideally'
  /** Draws it; `gap` is the space above it that is there. */
  draw(pen: Pen, top: number, gap: number): void
  /** Is drawn above it where it begins a page, such as the head of its table. */
  again?: Piece
  /** The heading that it begins. */
  mark?: Mark
}

/** A heading, for bookmarks and the list of contents. Level 1 is a chapter. */
export type Mark = { level: 1 | 2 | 3; text: string }

/** Space only. */
export const space = (height: number, keep = true): Piece => ({ height, gap: 0, keep, draw: () => {} })

/** A flow with this space above it. */
export const below = (gap: number, pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => (index === 0 ? { ...piece, gap } : piece))

/** A flow whose last piece stands on the page of what follows, and all others do, too, if `all`. */
export const kept = (pieces: readonly Piece[], all = false): Piece[] =>
  pieces.map((piece, index) => (all || index === pieces.length - 1 ? { ...piece, keep: true } : piece))

/** A flow that ideally stands on one page. */
export const ideallyWhole = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => (piece.keep || index + 1 === pieces.length ? piece : { ...piece, keep: 'ideally' }))

/** A flow of which at least this much stands on the page of its first piece, and which has no keep after its last one. */
export function startingWith(height: number, pieces: readonly Piece[]): Piece[] {
  let sum = 0
  return pieces.map((piece, index) => {
    sum += piece.height + (index > 0 ? piece.gap : 0)
    return sum < height && index + 1 < pieces.length ? { ...piece, keep: true } : piece
  })
}

/** The height of a flow on one page. */
export const heightOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece, index) => sum + piece.height + (index > 0 ? piece.gap : 0), 0)

/** A flow with something drawn beside each of its pieces, without the gaps between them. */
export const backed = (pieces: readonly Piece[], draw: (pen: Pen, top: number, height: number) => void): Piece[] =>
  pieces.map((piece, index) => ({
    ...piece,
    draw(pen, top, gap) {
      const above = index === 0 ? 0 : gap
      draw(pen, top - above, piece.height + above)
      piece.draw(pen, top, gap)
    },
  }))

/** A flow on a ground, with room above and below, also where it goes on on the next page. */
export function grounded(pieces: readonly Piece[], padding: number, draw: (pen: Pen, top: number, height: number) => void): Piece[] {
  const ground = (height: number, below: number): Piece => ({ ...space(height), draw: (pen, top) => draw(pen, top, height + below) })
  const again = ground(padding, 0)
  // Each piece also has the ground of the room below it, over which the next one is drawn.
  const body = backed(kept(pieces), (pen, top, height) => draw(pen, top, height + padding))
  return [ground(padding, padding), ...body.map((piece, index) => (index === 0 ? piece : { ...piece, again })), space(padding, false)]
}
