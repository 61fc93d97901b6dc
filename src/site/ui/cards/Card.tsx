import type { Family } from '../../art/family'
import type { PlacedName } from '../../art/names/placed-name'
import type { Tone } from '../../art/tones'
import { CardFigure, type OneFigure } from '../figures/CardFigure'
import { type Change, ChangeFigure } from '../figures/ChangeFigure'
import type { HeadingLevel } from '../layout/Heading'
import { type DateText, Meta, type MetaItem } from '../layout/Meta'
import { type MoreTags, Tags } from '../layout/Tags'
import type { PictureFile } from '../media/Picture'
import { CardPicture } from './CardPicture'
import { CardTitle } from './CardTitle'

/** The data of an entry that a card shows. */
export type CardEntry = {
  /** Slug of the entry, for the content explorer. A story without a page has none. */
  slug?: string
  seed: string
  family: Family
  tone: Tone
  picture?: PictureFile
  /** Names of the marks of its drawing, shown if the drawing is large. */
  names?: readonly PlacedName[]
  /** Address of its page. Without one, the title is no link and the excerpt is not cut. */
  href?: string
  /** Kind or category, the first word above the title. */
  label?: string
  /** A second word after the label. */
  category?: string
  date?: DateText
  /** Reading time, such as `8 min read`. */
  minutes?: string | undefined
  /** Further details in this line, such as length and team of a project. */
  details?: readonly string[]
  /** The values plotted in its picture, with the outcome. */
  change?: Change
  /** The one figure of a text. */
  figure?: OneFigure | undefined
  title: string
  excerpt: string
  author?: string | undefined
  tags?: readonly string[]
}

/** Number of tags on a card; a feature shows all. */
export const MOST_TAGS = 2

export type CardProps = {
  entry: CardEntry
  /** Whether it is large, like the first card of a list: picture and text side by side, with all tags. */
  feature?: boolean
  /** Maximum number of tags; a feature shows all. */
  maxTags?: number
  /** Words for the number of further tags. */
  moreTags?: MoreTags
}

/** An entry in a list: picture, meta line, title (up to two lines), excerpt (up to three), author and tags. */
export function Card({ entry, feature, maxTags = MOST_TAGS, moreTags }: CardProps) {
  const { tags = [] } = entry
  return (
    <article className={feature ? 'card feature' : 'card'}>
      <CardPicture entry={entry} feature={feature} />
      <div className="body">
        <CardText entry={entry} level={3} />
        {tags.length > 0 && <Tags tags={tags} max={feature ? undefined : maxTags} more={moreTags} />}
      </div>
    </article>
  )
}

/** The text of a card, without its tags. */
export function CardText({ entry, level }: { entry: CardEntry; level: HeadingLevel }) {
  const { change, figure, title, excerpt, author } = entry
  const meta = metaOf(entry)
  return (
    <>
      {meta.length > 0 && <Meta items={meta} />}
      {change && <ChangeFigure {...change} />}
      {figure && <CardFigure {...figure} />}
      <CardTitle title={title} href={entry.href} level={level} />
      <p className="excerpt">{excerpt}</p>
      {author && <p className="small muted">{author}</p>}
    </>
  )
}

/** The meta line above the title of a card. */
export const metaOf = ({ label, category, date, minutes, details = [] }: CardEntry): MetaItem[] => [
  ...(label ? [{ strong: label }] : []),
  ...(category ? [category] : []),
  ...(date ? [date] : []),
  ...(minutes ? [minutes] : []),
  ...details,
]
