import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../layout/Heading'

/** Title of a card or cell. If it has an address, its link covers the whole card or cell. */
export function CardTitle({ title, href, level }: { title: ReactNode; href?: string; level: HeadingLevel }) {
  if (href === undefined) return <Heading level={level}>{title}</Heading>
  return (
    <Heading level={level}>
      <a className="covers" href={href}>
        {title}
      </a>
    </Heading>
  )
}
