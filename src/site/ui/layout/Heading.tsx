import type { ReactNode } from 'react'

/** Levels of headings below the `<h1>` of the page. */
export type HeadingLevel = 2 | 3 | 4

export type HeadingProps = {
  level: HeadingLevel
  id?: string
  className?: string
  /** Set for headings that a script focuses. */
  tabIndex?: -1
  children: ReactNode
}

/** A heading whose level depends on where its component is used. */
export function Heading({ level, ...rest }: HeadingProps) {
  if (level === 2) return <h2 {...rest} />
  if (level === 3) return <h3 {...rest} />
  return <h4 {...rest} />
}
