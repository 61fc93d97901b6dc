import type { Piece } from './pieces'

/** A text with what was looked for marked in it. */
export const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ at, text, marked }) => (marked ? <mark key={at}>{text}</mark> : text))
