import { placesOf } from './places'

/** A part of a text and its position; marked if it matches. */
export type Piece = { at: number; text: string; marked: boolean }

type Range = readonly [from: number, to: number]

/** Ranges of the terms in a folded text, in order and without overlaps. */
function rangesOf(folded: string, terms: readonly string[]): readonly Range[] {
  const found: Range[] = []
  for (const term of terms) for (const at of placesOf(folded, term)) found.push([at, at + term.length])
  const merged: Range[] = []
  for (const [from, to] of found.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)]
    else merged.push([from, to])
  }
  return merged
}

/** Splits a text at the matches. `folded` is the same text, folded. */
export function piecesOf(text: string, folded: string, terms: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const [from, to] of rangesOf(folded, terms)) {
    if (from > end) pieces.push({ at: end, text: text.slice(end, from), marked: false })
    pieces.push({ at: from, text: text.slice(from, to), marked: true })
    end = to
  }
  return end < text.length ? [...pieces, { at: end, text: text.slice(end), marked: false }] : pieces
}

/** Number of characters that are kept before the first match when the start of a text is cut off. */
const BEFORE = 40

/** A text that starts shortly before its first match, for places that show only its start. */
export function snippetOf(text: string, folded: string, terms: readonly string[]): readonly Piece[] {
  const first = rangesOf(folded, terms)[0]?.[0] ?? 0
  const from = first <= BEFORE ? 0 : text.lastIndexOf(' ', first - BEFORE / 2) + 1
  const pieces = piecesOf(text.slice(from), folded.slice(from), terms)
  return from === 0 ? pieces : [{ at: -1, text: '… ', marked: false }, ...pieces]
}
