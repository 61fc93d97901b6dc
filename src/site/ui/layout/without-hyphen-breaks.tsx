import type { ReactNode } from 'react'
import { nonBreakingStandards } from '../../../engine/lib/non-breaking'

/**
 * A hyphenated word, such as `return-on-investment`, or a range of numbers or times, such as `1-2` or `9AM-6PM`, which browsers would break
 * at each hyphen.
 */
const HYPHENATED = /(\p{L}+(?:-\p{L}+)+|\d+(?:[AP]M)?-\d+(?:[AP]M)?)/u

/**
 * Keeps each hyphenated word of a heading or another short text on one line, unless the word is wider than that; and the number of a
 * standard with its name.
 */
export const withoutHyphenBreaks = (text: string): ReactNode => {
  const [before = text, word, ...after] = text.split(HYPHENATED)
  if (word === undefined) return nonBreakingStandards(text)
  return (
    <>
      {nonBreakingStandards(before)}
      <span className="whole">{word}</span>
      {withoutHyphenBreaks(after.join(''))}
    </>
  )
}
