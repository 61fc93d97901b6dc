import type { HeadingLevel } from '../layout/Heading'
import { type MoreTags, Tags } from '../layout/Tags'
import { type CardEntry, CardText, MOST_TAGS } from './Card'
import { CardPicture } from './CardPicture'

type CardRowProps = {
  entry: CardEntry
  level?: HeadingLevel
  /** Words for the number of further tags. Without them the row has no tags, for lists in which all entries have the same tag. */
  moreTags?: MoreTags
}

/** An entry as a row of a register: its figure, its text, and a small picture. */
export function CardRow({ entry, level = 3, moreTags }: CardRowProps) {
  const { tags = [] } = entry
  return (
    <article className="card card-row">
      <CardPicture entry={entry} />
      <div className="body">
        <CardText entry={entry} level={level} />
        {moreTags && tags.length > 0 && <Tags tags={tags} max={MOST_TAGS} more={moreTags} />}
      </div>
    </article>
  )
}
