import type { Pen } from './pen/pen'

/**
 * An unbreakable unit of a page, such as a line or a row of a table. A sequence of pieces is a flow, which is divided into pages
 * (pages.ts).
 */
export type Piece = {
  height: number
  /** Space above, omitted at the top of a page. */
  gap: number
  /** Whether it must be on the same page as the next piece; `ideally`: unless much of a page would stay empty. */
  keepWithNext: boolean | 'ideally'
  /** Draws it; `gap` is the actual space above it. */
  draw(pen: Pen, top: number, gap: number): void
  /** A piece to repeat above it if it starts a page, such as the head of its table. */
  repeatedAtPageTop?: Piece
  /** The heading that it starts. */
  mark?: Mark
}

/** A heading, for bookmarks and the list of contents. Level 1 is a chapter. */
export type Mark = { level: 1 | 2 | 3; text: string }

/** Empty space. */
export const space = (height: number, keepWithNext = true): Piece => ({ height, gap: 0, keepWithNext, draw: () => {} })

/** A flow with this space above it. */
export const below = (gap: number, pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => (index === 0 ? { ...piece, gap } : piece))

/** A flow whose last piece is kept with whatever follows; with `all`, everything is kept together. */
export const kept = (pieces: readonly Piece[], all = false): Piece[] =>
  pieces.map((piece, index) => (all || index === pieces.length - 1 ? { ...piece, keepWithNext: true } : piece))

/** A flow that is ideally on one page. */
export const ideallyWhole = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => (piece.keepWithNext || index + 1 === pieces.length ? piece : { ...piece, keepWithNext: 'ideally' }))

/** A flow of which at least this height is on the page of its first piece; its last piece is not kept with the next. */
export function startingWith(height: number, pieces: readonly Piece[]): Piece[] {
  let sum = 0
  return pieces.map((piece, index) => {
    sum += piece.height + (index > 0 ? piece.gap : 0)
    return sum < height && index + 1 < pieces.length ? { ...piece, keepWithNext: true } : piece
  })
}

/** The height of a flow that is not divided. */
export const heightOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece, index) => sum + piece.height + (index > 0 ? piece.gap : 0), 0)

/** A flow with a background drawn behind each of its pieces, gaps included. */
export const backed = (pieces: readonly Piece[], draw: (pen: Pen, top: number, height: number) => void): Piece[] =>
  pieces.map((piece, index) => ({
    ...piece,
    draw(pen, top, gap) {
      const above = index === 0 ? 0 : gap
      draw(pen, top - above, piece.height + above)
      piece.draw(pen, top, gap)
    },
  }))

/** A flow on a background, with padding above and below, also on the pages where it continues. */
export function grounded(pieces: readonly Piece[], padding: number, draw: (pen: Pen, top: number, height: number) => void): Piece[] {
  const ground = (height: number, below: number): Piece => ({ ...space(height), draw: (pen, top) => draw(pen, top, height + below) })
  const repeatedAtPageTop = ground(padding, 0)
  // Each piece also draws the background of the padding below it; the next piece covers that.
  const body = backed(kept(pieces), (pen, top, height) => draw(pen, top, height + padding))
  return [
    ground(padding, padding),
    ...body.map((piece, index) => (index === 0 ? piece : { ...piece, repeatedAtPageTop })),
    space(padding, false),
  ]
}
