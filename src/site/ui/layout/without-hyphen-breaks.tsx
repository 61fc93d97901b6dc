import type { ReactNode } from 'react'

/**
 * A hyphenated word, such as `return-on-investment`, or a range of numbers or times, such as `1-2` or `9AM-6PM`, which browsers would break
 * at each hyphen.
 */
const HYPHENATED = /(\p{L}+(?:-\p{L}+)+|\d+(?:[AP]M)?-\d+(?:[AP]M)?)/u

/** Keeps each hyphenated word of a heading or another short text on one line, unless the word is wider than that. */
export const withoutHyphenBreaks = (text: string): ReactNode => {
  const [before = text, word, ...after] = text.split(HYPHENATED)
  if (word === undefined) return text
  return (
    <>
      {before}
      <span className="whole">{word}</span>
      {withoutHyphenBreaks(after.join(''))}
    </>
  )
}
