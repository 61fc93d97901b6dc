import { CardFigure } from '../figures/CardFigure'
import { type DateText, Meta } from '../layout/Meta'
import { type CardEntry, metaOf } from './Card'
import { CardPicture } from './CardPicture'
import { CardTitle } from './CardTitle'

export type NewsRowProps = {
  entry: CardEntry
  date: DateText
  /** Whether it is large, as the newest item of the list. */
  feature?: boolean
}

/** A news item as a row of a journal: date, text, figure, which comes first in a large row, and a small picture. */
export function NewsRow({ entry, date, feature }: NewsRowProps) {
  const { figure, title, excerpt, href } = entry
  return (
    <article className={feature ? 'card news-row feature' : 'card news-row'}>
      <CardPicture entry={entry} feature={feature} />
      <time className="news-date" dateTime={date.iso}>
        {date.text}
      </time>
      <div className="body">
        <Meta items={metaOf(entry)} />
        {feature && figure && <CardFigure {...figure} />}
        <CardTitle title={title} href={href} level={3} />
        <p className="excerpt">{excerpt}</p>
      </div>
      {!feature && figure && (
        <div className="figure">
          <CardFigure {...figure} />
        </div>
      )}
    </article>
  )
}
