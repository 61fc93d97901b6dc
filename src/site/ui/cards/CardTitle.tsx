import type { ReactNode } from 'react'
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
  if (href === undefined) return <Heading level={level}>{title}</Heading>
  return (
    <Heading level={level}>
      <a className="covers" href={href} data-held={held ? '' : undefined}>
        {title}
      </a>
    </Heading>
  )
}
