import { DOT } from '../../../engine/lib/text'
import { KEYWORD_SEPARATOR, type SearchKind } from './entry'
import { fold } from './fold'
import { type Piece, piecesOf, snippetOf } from './pieces'
import { placeIn } from './places'
import type { FoldedEntry } from './prepare'

/** A result to be shown. */
export type Hit = {
  address: string
  kind: SearchKind
  /** For a section: the name of its page, and its label. */
  page?: string | undefined
  title: readonly Piece[]
  description: readonly Piece[]
  /** The matching part of the keywords or the description; empty if the title contains the match. */
  found: readonly Piece[]
  date: string | undefined
  picture: string | undefined
  tone: string | undefined
  /** A figure with its label. */
  figure?: readonly [value: readonly Piece[], label: readonly Piece[]] | undefined
}

/** What matched: the whole query, if it counts as a phrase, and words of the entry. */
export type Terms = { phrase?: string; words: readonly string[] }

/** Makes a result of an entry, with the matches marked in its texts. */
export function hitOf({ entry, title, description, further, words }: FoldedEntry, { phrase = '', words: terms }: Terms): Hit {
  // If the whole query is in a text, its single words are not marked.
  const marksOf = (folded: string) => (placeIn(folded, phrase) ? [phrase] : terms)
  const marked = (text: string, folded = fold(text)) => piecesOf(text, folded, marksOf(folded))
  const isElsewhere = marksOf(title).some((term) => !placeIn(title, term))
  return {
    address: entry.u,
    kind: entry.k,
    page: entry.s?.replaceAll(KEYWORD_SEPARATOR, DOT),
    title: marked(entry.t, title),
    description: marked(entry.d, description),
    found: isElsewhere ? (foundWord(further, words, marksOf(words)) ?? foundText(entry.d, description, marksOf(description))) : [],
    date: entry.m,
    picture: entry.p,
    tone: entry.c,
    figure: entry.f && [marked(entry.f[0]), marked(entry.f[1])],
  }
}

/** What is shown of the keywords beside the description and the figure: the one that matched, if it has more of the query. */
export const foundBeside = ({ description, found, figure }: Pick<Hit, 'description' | 'found' | 'figure'>): readonly Piece[] =>
  marksIn(found) > marksIn(description) && textOf(found) !== figure?.map(textOf).join(' ') ? found : []

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

/** The number of different words that are marked. */
const marksIn = (pieces: readonly Piece[]) => new Set(pieces.flatMap(({ marked, text }) => (marked ? [text.toLowerCase()] : []))).size

/** The keyword that contains the most terms, the first of several. */
function foundWord(text: string, folded: string, terms: readonly string[]): readonly Piece[] | undefined {
  let best: { from: number; word: string; count: number } | undefined
  let from = 0
  for (const word of folded.split(KEYWORD_SEPARATOR)) {
    const count = terms.filter((term) => placeIn(word, term)).length
    if (count > (best?.count ?? 0)) best = { from, word, count }
    from += word.length + KEYWORD_SEPARATOR.length
  }
  return best && piecesOf(text.slice(best.from, best.from + best.word.length), best.word, terms)
}

const foundText = (text: string, folded: string, terms: readonly string[]) =>
  terms.some((term) => placeIn(folded, term)) ? snippetOf(text, folded, terms) : []
