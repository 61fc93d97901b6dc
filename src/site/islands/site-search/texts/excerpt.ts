import { sentencesOf } from '../../../../engine/lib/sentences'
import { DOT } from '../../../../engine/lib/text'
import { fold } from '../fold'
import { type Piece, piecesOf, snippetOf } from '../pieces'
import type { RareWord } from './rank-texts'
import type { TextLine, TextSection } from './text-manifest'
import { isFormOf, textTerms } from './text-terms'

/**
 * The sentence of a text that answers a query best: the id of its section, its pieces after those of the heading, and its score; and how
 * much of the query it has.
 */
export type Excerpt = { id: string; pieces: readonly Piece[]; score: number; has: Has }

/** Whether a sentence, with its heading, has all words of a query, and whether it has them one after the other, as in the query. */
type Has = { all: boolean; phrase: boolean }

/** Weight of a word of the query in the heading of a sentence, relative to one in the sentence. */
const IN_HEADING = 0.5

/** Number of characters of a sentence that are visible. If its first match comes later, the start is cut off. */
const SEEN = 140

/** End of a list item whose sentence continues in the next item. */
const GOES_ON = /[,:;]$/

type Found = { score: number; section: TextSection; sentence: string }

/**
 * The sentence with the rarest words of a query, the first of several; undefined if no word is in the text. A table row is shown only if it
 * has more of the query than every sentence: its name, and the cells with words of the query.
 */
export function excerptOf(sections: readonly TextSection[], words: readonly RareWord[]): Excerpt | undefined {
  const sentence = bestOf(sections, words, (line) => (typeof line === 'string' ? sentencesOf(line).map(({ text }) => text) : []))
  const row = bestOf(sections, words, (line) => (typeof line === 'string' ? [] : [rowText(line, words)]))
  const best = row && row.score > (sentence?.score ?? 0) ? row : sentence
  return best && shownExcerpt(best, words)
}

function bestOf(
  sections: readonly TextSection[],
  words: readonly RareWord[],
  sayings: (line: TextLine) => readonly string[],
): Found | undefined {
  let best: Found | undefined
  for (const section of sections) {
    const named = wordsIn(section.heading, words)
    for (const sentence of section.lines.flatMap(sayings)) {
      const said = wordsIn(sentence, words)
      const score = sumOf(said) + IN_HEADING * sumOf(named.filter((word) => !said.includes(word)))
      if (said.length > 0 && score > (best?.score ?? 0)) best = { score, section, sentence }
    }
  }
  return best
}

/**
 * The name of a row, which is its first cell, and its cells with words of the query, or the first cell after the name if there are none.
 */
function rowText([name = '', ...cells]: readonly string[], words: readonly RareWord[]): string {
  const telling = cells.filter((cell) => wordsIn(cell, words).length > 0)
  const shown = telling.length > 0 ? telling : cells.slice(0, 1)
  return shown.length === 0 ? name : `${name}: ${shown.join(', ')}`
}

function shownExcerpt({ section, sentence: said, score }: Found, words: readonly RareWord[]): Excerpt {
  const sentence = said.replace(GOES_ON, '…')
  const folded = fold(sentence)
  const pieces = markedIn(sentence, folded, words)
  const first = pieces.find(({ marked }) => marked)?.at ?? 0
  const shown = first > SEEN ? snippetOf(sentence, folded, formsIn(folded, words)) : pieces
  return {
    id: section.id,
    score,
    has: hasOf(`${section.heading} ${sentence}`, words),
    pieces: section.heading === '' ? shown : [{ at: -2, text: section.heading + DOT, marked: false }, ...shown],
  }
}

function hasOf(text: string, words: readonly RareWord[]): Has {
  const terms = textTerms(fold(text))
  const phrase = terms.some((_, at) => words.every(({ word }, next) => isFormOf(terms[at + next] ?? '', word)))
  return { all: wordsIn(text, words).length === words.length, phrase }
}

const sumOf = (words: readonly RareWord[]) => words.reduce((sum, { rarity }) => sum + rarity, 0)

/** A text with the forms of some words marked. `folded` is the same text, folded. */
export const markedIn = (text: string, folded: string, words: readonly RareWord[]): readonly Piece[] =>
  piecesOf(text, folded, formsIn(folded, words))

/** The terms of a folded text that are forms of some words. */
const formsIn = (folded: string, words: readonly RareWord[]) => [
  ...new Set(textTerms(folded).filter((term) => words.some(({ word }) => isFormOf(term, word)))),
]

/** The words that occur in a text in some form. */
function wordsIn(text: string, words: readonly RareWord[]): readonly RareWord[] {
  const terms = textTerms(fold(text))
  return words.filter(({ word }) => terms.some((term) => isFormOf(term, word)))
}
