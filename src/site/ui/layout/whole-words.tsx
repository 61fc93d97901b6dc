import type { ReactNode } from 'react'

/** A word with a hyphen between letters, as `return-on-investment`, which browsers break at each. */
const HYPHENATED = /(\p{L}+(?:-\p{L}+)+)/u

/** A large heading whose hyphenated words stay on one line each, unless one is wider than that. */
export const wholeWords = (text: string): ReactNode =>
  text.split(HYPHENATED).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
