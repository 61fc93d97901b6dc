import type { ReactNode } from 'react'
import { nonBreakingNumbers } from '../../../engine/lib/non-breaking'
import type { GlyphDrawing } from '../../art/glyphs'
import { Glyph } from '../media/Glyph'
import { CardTitle } from './CardTitle'

export type CellProps = {
  title: string
  /** Address of the link that covers the cell. */
  href?: string
  /** The line below the title. */
  subtitle?: string
  text?: string
  /** Its glyph, or the slug of a service whose glyph it has. */
  glyph?: string | GlyphDrawing
  /** Shown at the bottom of the cell. */
  children?: ReactNode
}

/** A cell of a ledger: a title and a short text. */
export function Cell({ title, href, subtitle, text, glyph, children }: CellProps) {
  return (
    <article className="cell">
      {typeof glyph === 'string' ? <Glyph name={glyph} /> : glyph && <Glyph drawn={glyph} />}
      <div>
        <CardTitle title={title} href={href} level={3} />
        {subtitle && <p className="subtitle">{subtitle}</p>}
      </div>
      {text && <p className="excerpt">{nonBreakingNumbers(text)}</p>}
      {children && <div className="foot">{children}</div>}
    </article>
  )
}
