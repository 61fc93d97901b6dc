/**
 * All matches of a global pattern in a text, as `matchAll` gives them. That copies the pattern for each text, which takes longer than
 * looking through a short one.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    // An empty match would be found again and again.
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}
