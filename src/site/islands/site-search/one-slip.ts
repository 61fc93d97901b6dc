/** Whether two words differ by one letter that is added, missing or another one, or by two neighbors that are swapped. */
export function isOneSlip(word: string, other: string): boolean {
  const longest = Math.max(word.length, other.length)
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
