import type { Tone } from '../../art/tones'
import { Heading, type HeadingLevel } from '../layout/Heading'
import { ArtUse } from '../media/ArtUse'
import { Glyph } from '../media/Glyph'

/** What a cell shows of a category of technologies. */
export type CategoryEntry = {
  slug: string
  href: string
  tone: Tone
  /** Slug of the service whose glyph it shows. */
  glyph?: string
  title: string
  description: string
  count: number
}

export type CategoryCellProps = {
  category: CategoryEntry
  /** Words after the number of technologies. */
  countLabel: string
  level?: HeadingLevel
}

/** A category of technologies in a ledger; its title links to the technologies (specification, 4.15). */
export function CategoryCell({ category, countLabel, level = 3 }: CategoryCellProps) {
  const { slug, href, tone, glyph, title, description, count } = category
  return (
    <article className="cell category-cell">
      <ArtUse seed={`tech-${slug}`} family="mosaic" tone={tone} shape="strip" />
      <div>
        <Heading level={level}>
          {/* With a script, the link filters the list instead (islands/category-links). */}
          <a href={href} data-held="">
            {title}
          </a>
        </Heading>
        <p className="subtitle">{description}</p>
      </div>
      <div className="foot row">
        <p className="small">
          <b>{count}</b> <span className="muted">{countLabel}</span>
        </p>
        {glyph && <Glyph name={glyph} />}
      </div>
    </article>
  )
}
