import { isOneSlip } from '../site-search/one-slip'

/** Shorter words are left alone: too many others are one letter away. */
const SHORTEST = 6

/** A question in which each longer word that is one slip away from a word of a keyword is replaced by that word. */
export function mended(question: string, keywords: readonly string[]): string {
  const words = keywords.flatMap((keyword) => keyword.split(/[ ?]/)).filter((word) => word.length >= SHORTEST)
  const known = new Set(words.flatMap((word) => [word, `${word}s`]))
  return question.replace(/[\p{L}\p{N}]+/gu, (word) => (known.has(word) ? word : ([...known].find((other) => isNear(word, other)) ?? word)))
}

/** A question in which two words in a row that are one slip away from a name of two words are replaced by that name. */
export function withNames(question: string, names: readonly string[]): string {
  const words = question.match(/[\p{L}\p{N}'-]+/gu) ?? []
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  return pairs.reduce((text, pair) => {
    const name = names.includes(pair) ? undefined : names.find((other) => isNear(pair, other))
    return name === undefined ? text : text.replace(pair, name)
  }, question)
}

/** Whether words of some length with the same first letter are one slip apart. */
const isNear = (word: string, other: string) =>
  Math.max(word.length, other.length) >= SHORTEST && word[0] === other[0] && isOneSlip(word, other)
