import type { ReactNode } from 'react'
import type { HeadingLevel } from '../layout/Heading'
import { Glyph } from '../media/Glyph'
import { CardTitle } from './CardTitle'

export type CellProps = {
  title: string
  /** The whole cell leads there. */
  href?: string
  /** The line under the title. */
  subtitle?: string
  text?: string
  /** Sign of a service, by slug. */
  glyph?: string
  level?: HeadingLevel
  /** Stands at the foot of the cell. */
  children?: ReactNode
}

/** A cell of a ledger: a short text with its title. */
export function Cell({ title, href, subtitle, text, glyph, level = 3, children }: CellProps) {
  return (
    <article className="cell">
      {glyph && <Glyph name={glyph} />}
      <div>
        <CardTitle title={title} href={href} level={level} />
        {subtitle && <p className="subtitle">{subtitle}</p>}
      </div>
      {text && <p className="excerpt">{text}</p>}
      {children && <div className="foot">{children}</div>}
    </article>
  )
}
