import type { ReactNode } from 'react'

/** A word with a hyphen between letters, as `return-on-investment`, or between numbers or times, as `1-2` or `9AM-6PM`, which browsers break at each. */
const HYPHENATED = /(\p{L}+(?:-\p{L}+)+|\d+(?:[AP]M)?-\d+(?:[AP]M)?)/u

/** A heading, a name in a menu, or another short text, whose hyphenated words stay on one line each, unless one is wider than that. */
export const wholeWords = (text: string): ReactNode => {
  const [before = text, word, ...after] = text.split(HYPHENATED)
  if (word === undefined) return text
  return (
    <>
      {before}
      <span className="whole">{word}</span>
      {wholeWords(after.join(''))}
    </>
  )
}
