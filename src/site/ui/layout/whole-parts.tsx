import type { ReactNode } from 'react'

/** Words that no-break spaces join, such as those of a date. */
const JOINED = /([^ ]*\u00a0[^ ]*)/

/**
 * Keeps words that no-break spaces join on one line, unless they are wider than that: then they break between each other, and not anywhere,
 * as within a number.
 */
export const wholeParts = (text: string): ReactNode => {
  const [before = text, joined, ...after] = text.split(JOINED)
  if (joined === undefined) return text
  return (
    <>
      {before}
      <span className="whole">{joined.replaceAll('\u00a0', ' ')}</span>
      {wholeParts(after.join(''))}
    </>
  )
}
