import type { Family } from '../../art/family'
import type { Tone } from '../../art/tones'
import type { HeadingLevel } from '../layout/Heading'
import { type DateText, Meta, type MetaItem } from '../layout/Meta'
import { type MoreTags, Tags } from '../layout/Tags'
import { EntryPicture } from '../media/EntryPicture'
import type { PictureFile } from '../media/Picture'
import { CardTitle } from './CardTitle'

/** What a card shows of an entry. Plain data. */
export type CardEntry = {
  seed: string
  family: Family
  tone: Tone
  picture?: PictureFile
  /** Left out: there is no page, so that the title is not a link and the excerpt stands in full. */
  href?: string
  /** First word of the line over the title: kind or category. */
  label?: string
  /** A second word of it. */
  category?: string
  date?: DateText
  /** Time to read, such as `8 min read`. */
  minutes?: string
  /** Further words of the line, such as length and team of a project. */
  details?: readonly string[]
  title: string
  excerpt: string
  author?: string
  tags?: readonly string[]
}

export type CardProps = {
  entry: CardEntry
  level?: HeadingLevel
  /** Large at the head of a list: picture and text side by side, all tags. */
  feature?: boolean
  /** How many tags are shown; a feature shows all. */
  maxTags?: number
  /** Words for the others. */
  moreTags?: MoreTags
}

/** An entry in a list: picture, meta, title on two lines, excerpt on three, author, two tags and how many more. */
export function Card({ entry, level = 3, feature, maxTags = 2, moreTags }: CardProps) {
  const { seed, family, tone, picture, title, excerpt, author, tags = [] } = entry
  const meta = metaOf(entry)
  return (
    <article className={feature ? 'card feature' : 'card'}>
      <EntryPicture seed={seed} family={family} tone={tone} picture={picture} shape="wide" feature={feature} travels />
      <div className="body">
        {meta.length > 0 && <Meta items={meta} />}
        <CardTitle title={title} href={entry.href} level={level} clamp={!feature} />
        <p className={entry.href === undefined ? 'excerpt' : 'excerpt clamp3'}>{excerpt}</p>
        {author && <p className="small muted">{author}</p>}
        {tags.length > 0 && <Tags tags={tags} max={feature ? undefined : maxTags} more={moreTags} />}
      </div>
    </article>
  )
}

const metaOf = ({ label, category, date, minutes, details = [] }: CardEntry): MetaItem[] => [
  ...(label ? [{ strong: label }] : []),
  ...(category ? [category] : []),
  ...(date ? [date] : []),
  ...(minutes ? [minutes] : []),
  ...details,
]
