import { problem } from '../../problems/problem'
import type { LintRule } from './rule'

/** A word with an apostrophe as typewriters write it. */
const STRAIGHT = /\p{L}+'\p{L}+/gu

/** Finds apostrophes in words that are straight. */
export const straightApostrophe: LintRule = ({ prose }) =>
  prose.flatMap(({ text, placeOf }) =>
    (text.includes("'") ? [...text.matchAll(STRAIGHT)] : []).map(({ 0: word, index }) =>
      problem('editorial/straight-apostrophe', placeOf(index), word, word.replaceAll("'", '’')),
    ),
  )
