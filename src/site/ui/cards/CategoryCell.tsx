import type { Tone } from '../../art/tones'
import { Heading, type HeadingLevel } from '../layout/Heading'
import { categoryGlyphOf } from '../media/category-glyphs'
import { Glyph } from '../media/Glyph'

/** What a cell shows of a category of technologies. */
export type CategoryEntry = {
  href: string
  tone: Tone
  /** The name of its glyph. */
  glyph: string
  title: string
  description: string
  count: number
}

export type CategoryCellProps = {
  category: CategoryEntry
  /** Words after the number of technologies, which are only heard: the page says what is counted. */
  countLabel: string
  level?: HeadingLevel
}

/** A category of technologies in a ledger, on the ground of its tone; its title links to the technologies (specification, 4.15). */
export function CategoryCell({ category, countLabel, level = 3 }: CategoryCellProps) {
  const { href, tone, glyph, title, description, count } = category
  return (
    <article className="art cell category-cell" data-tone={tone}>
      <div>
        <div className="head">
          <Heading level={level}>
            {/* With a script, the link filters the list instead (islands/category-links). */}
            <a href={href} data-held="">
              {title}
            </a>
          </Heading>
          <p className="small">
            {count} <span className="sr">{countLabel}</span>
          </p>
        </div>
        <p className="subtitle">{description}</p>
      </div>
      <div className="foot">
        <Glyph drawn={categoryGlyphOf(glyph)} />
      </div>
    </article>
  )
}
