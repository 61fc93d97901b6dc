import { problem } from '../../problems/problem'
import { matchesIn } from './matches'
import type { LintRule } from './rule'

const TWICE = /\b([a-z]+)\s+\1\b(?!['’-])/gi

/** Words that may be written twice in a correct sentence. */
const RIGHT: ReadonlySet<string> = new Set(['had', 'that'])

/** Finds words that are written twice. Names such as `Baden Baden` are recognized by their capitals. */
export const doubledWord: LintRule = ({ prose }) =>
  prose.flatMap(({ text, placeOf }) =>
    matchesIn(text, TWICE).flatMap(({ 0: pair, 1: word = '', index }) => {
      const isName = /[A-Z]/.test(pair.at(-word.length) ?? '')
      // In `don't t` and `re-re re`, the first match is only a part of a word.
      const isPart = /['’-]/.test(text.at(index - 1) ?? '') && index > 0
      return RIGHT.has(word.toLowerCase()) || isName || isPart ? [] : [problem('editorial/doubled-word', placeOf(index), word)]
    }),
  )
