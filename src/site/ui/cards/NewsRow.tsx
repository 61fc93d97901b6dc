import { leadTone } from '../../art/tones'
import { CardFigure } from '../figures/CardFigure'
import { DayDate, type DayDateProps } from '../figures/DayDate'
import type { HeadingLevel } from '../layout/Heading'
import { Meta } from '../layout/Meta'
import { EntryPicture } from '../media/EntryPicture'
import { type CardEntry, metaOf } from './Card'
import { CardTitle } from './CardTitle'

export type NewsRowProps = {
  entry: CardEntry
  day: DayDateProps
  level?: HeadingLevel
  /** Large, as the newest item of the list. */
  feature?: boolean
}

/** A news item as an entry of a journal: its day, what happened, the figure of it and a small picture. */
export function NewsRow({ entry, day, level = 3, feature }: NewsRowProps) {
  const { seed, family, tone, picture, figure, title, excerpt, href } = entry
  return (
    <article className={feature ? 'card news-row feature' : 'card news-row'}>
      <EntryPicture
        seed={seed}
        family={family}
        tone={feature ? leadTone(tone) : tone}
        picture={picture}
        shape="wide"
        feature={feature}
        shared
      />
      <DayDate {...day} />
      <div className="body">
        <Meta items={metaOf(entry)} />
        <CardTitle title={title} href={href} level={level} />
        <p className="excerpt">{excerpt}</p>
      </div>
      {figure && (
        <div className="figure">
          <CardFigure {...figure} />
        </div>
      )}
    </article>
  )
}
