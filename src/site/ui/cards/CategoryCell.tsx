import type { Tone } from '../../art/tones'
import { UseStems } from '../charts/UseStems'
import { categoryGlyphOf } from '../media/category-glyphs'
import { Glyph } from '../media/Glyph'
import { CardTitle } from './CardTitle'

/** The data of a category of technologies that a cell shows. */
export type CategoryEntry = {
  href: string
  tone: Tone
  /** The name of its glyph. */
  glyph: string
  title: string
  description: string
  /** Number of practices that use each of its technologies. */
  uses: readonly number[]
  /** The technology that most practices use, as text. */
  mostUsed: string | undefined
}

export type CategoryCellProps = {
  category: CategoryEntry
  /** Words after the number of technologies, for screen readers only: the drawing has a point for each. */
  countLabel: string
}

/** A category of technologies in a ledger, on a background of its tone; it links to the technologies (specification, 4.15). */
export function CategoryCell({ category, countLabel }: CategoryCellProps) {
  const { href, tone, glyph, title, description, uses, mostUsed } = category
  return (
    <article className="art cell category-cell" data-tone={tone}>
      <div>
        {/* With a script, the link filters the list instead (islands/category-links). */}
        <CardTitle title={title} href={href} level={3} held />
        <p className="subtitle">{description}</p>
        <p className="sr">
          {uses.length} {countLabel}
        </p>
      </div>
      <div className="foot">
        <Glyph drawn={categoryGlyphOf(glyph)} />
        <UseStems uses={uses} />
        {mostUsed !== undefined && <p className="small">{mostUsed}</p>}
      </div>
    </article>
  )
}
