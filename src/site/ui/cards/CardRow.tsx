import type { HeadingLevel } from '../layout/Heading'
import { type CardEntry, CardText } from './Card'
import { CardPicture } from './CardPicture'

type CardRowProps = { entry: CardEntry; level?: HeadingLevel }

/** An entry as a row of a register: its figure, what it is of, and a small picture. It has no tags. */
export const CardRow = ({ entry, level = 3 }: CardRowProps) => (
  <article className="card card-row">
    <CardPicture entry={entry} />
    <div className="body">
      <CardText entry={entry} level={level} />
    </div>
  </article>
)
