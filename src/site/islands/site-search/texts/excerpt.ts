import { sentencesOf } from '../../../../engine/lib/sentences'
import { fold } from '../fold'
import { type Piece, piecesOf, snippetOf } from '../pieces'
import type { RareWord } from './rank-texts'
import type { TextSection } from './text-manifest'
import { isFormOf, textTerms } from './text-terms'

/** The sentence of a text that answers a query best: the anchor of its part, its words after those of its heading, and how well it answers. */
export type Excerpt = { id: string; pieces: readonly Piece[]; score: number }

/** What a word of the query in the heading of a sentence counts beside one in the sentence. */
const IN_HEADING = 0.5

/** Characters of a sentence that are seen. Where its first match comes later, the start is cut off. */
const SEEN = 140

/** The sentence with the rarest words of a query, the first of several; undefined if no word is in the text. */
export function excerptOf(sections: readonly TextSection[], words: readonly RareWord[]): Excerpt | undefined {
  let best: { score: number; section: TextSection; sentence: string } | undefined
  for (const section of sections) {
    const named = wordsIn(section.heading, words)
    for (const sentence of section.lines.flatMap((line) => sentencesOf(line).map(({ text }) => text))) {
      const said = wordsIn(sentence, words)
      const score = sumOf(said) + IN_HEADING * sumOf(named.filter((word) => !said.includes(word)))
      if (said.length > 0 && score > (best?.score ?? 0)) best = { score, section, sentence }
    }
  }
  if (best === undefined) return undefined
  const { section, sentence, score } = best
  const folded = fold(sentence)
  const pieces = markedIn(sentence, folded, words)
  const first = pieces.find(({ marked }) => marked)?.at ?? 0
  const shown = first > SEEN ? snippetOf(sentence, folded, formsIn(folded, words)) : pieces
  return {
    id: section.id,
    score,
    pieces: section.heading === '' ? shown : [{ at: -2, text: `${section.heading}: `, marked: false }, ...shown],
  }
}

const sumOf = (words: readonly RareWord[]) => words.reduce((sum, { rarity }) => sum + rarity, 0)

/** A text with the forms of some words marked. `folded` is the same text, folded. */
export const markedIn = (text: string, folded: string, words: readonly RareWord[]): readonly Piece[] =>
  piecesOf(text, folded, formsIn(folded, words))

/** The terms of a folded text that are forms of some words. */
const formsIn = (folded: string, words: readonly RareWord[]) => [
  ...new Set(textTerms(folded).filter((term) => words.some(({ word }) => isFormOf(term, word)))),
]

/** Those of some words of which a form is in a text. */
function wordsIn(text: string, words: readonly RareWord[]): readonly RareWord[] {
  const terms = textTerms(fold(text))
  return words.filter(({ word }) => terms.some((term) => isFormOf(term, word)))
}
