import type { ReactNode } from 'react'
import { nonBreakingStandards } from '../../../engine/lib/non-breaking'
import { Heading, type HeadingLevel } from '../layout/Heading'

type CardTitleProps = {
  title: ReactNode
  href?: string
  level: HeadingLevel
  /** Whether a click is held until a script is loaded that replaces the default action of the link (engine/islands/record). */
  held?: boolean
}

/** Title of a card or cell. If it has an address, its link covers the whole card or cell. */
export function CardTitle({ title, href, level, held }: CardTitleProps) {
  const text = typeof title === 'string' ? nonBreakingStandards(title) : title
  if (href === undefined) return <Heading level={level}>{text}</Heading>
  return (
    <Heading level={level}>
      <a className="covers" href={href} data-held={held ? '' : undefined}>
        {text}
      </a>
    </Heading>
  )
}
