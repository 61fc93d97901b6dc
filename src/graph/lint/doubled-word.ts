import { problem } from '../../errors/problem'
import { proseOf, type Rule } from './rule'

const TWICE = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu

/** Words that stand twice where nothing is wrong. */
const RIGHT: ReadonlySet<string> = new Set(['had', 'that'])

/** A word that was typed twice. Two of a name (`Baden Baden`) are one. */
export const doubledWord: Rule = (file) =>
  proseOf(file).flatMap(({ text, placeOf }) =>
    [...text.matchAll(TWICE)].flatMap(({ 0: pair, 1: word = '', index }) => {
      const second = pair.slice(-word.length)
      if (RIGHT.has(word.toLowerCase()) || /^\p{Lu}/u.test(second)) return []
      return [problem('editorial/doubled-word', placeOf(index), word)]
    }),
  )
