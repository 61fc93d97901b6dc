/** Shorter words are left alone: too many others are one letter away. */
const SHORTEST = 6

/** A question in which each longer word that is one slip away from a word of a keyword is replaced by that word. */
export function mended(question: string, keywords: readonly string[]): string {
  const words = keywords.flatMap((keyword) => keyword.split(/[ ?]/)).filter((word) => word.length >= SHORTEST)
  const known = new Set(words.flatMap((word) => [word, `${word}s`]))
  return question.replace(/[\p{L}\p{N}]+/gu, (word) => (known.has(word) ? word : ([...known].find((other) => isNear(word, other)) ?? word)))
}

/** Whether words with the same first letter differ by one letter that is added, missing or another one, or by two that are swapped. */
function isNear(word: string, other: string): boolean {
  const longest = Math.max(word.length, other.length)
  if (longest < SHORTEST || word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false
  let same = 0
  while (same < longest && word[same] === other[same]) same++
  const [rest, otherRest] = [word.slice(same), other.slice(same)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
