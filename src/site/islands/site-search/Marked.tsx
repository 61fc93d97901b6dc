import type { Piece } from './pieces'

/** A text with the matches marked. */
export const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ at, text, marked }) => (marked ? <mark key={at}>{text}</mark> : text))
