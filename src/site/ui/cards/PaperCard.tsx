import type { Family } from '../../art/family'
import type { Tone } from '../../art/tones'
import { CardFigure, type OneFigure } from '../figures/CardFigure'
import { ButtonLink } from '../layout/ButtonLink'
import { FileLink, type LinkedFile } from '../layout/FileLink'
import { type DateText, Meta } from '../layout/Meta'
import { CoverGround } from '../media/CoverGround'
import { EntryPicture } from '../media/EntryPicture'
import { PaperCover } from '../media/PaperCover'
import type { PictureFile } from '../media/Picture'
import { CardTitle } from './CardTitle'

/** The data of a whitepaper that a card shows. */
export type PaperEntry = {
  /** Slug of the paper, for the content explorer. */
  slug: string
  seed: string
  family: Family
  tone: Tone
  picture?: PictureFile
  href: string
  pdf: LinkedFile
  category: string
  date: DateText
  /** Reading time, such as `18 min read`. */
  minutes: string
  /** A figure of the paper. */
  figure?: OneFigure | undefined
  title: string
  excerpt: string
  /** Year and number, such as `2024 · No. 4`, at the foot of its cover. */
  issue: string
  /** Number of downloads, such as `2.5K downloads`. */
  downloads: string
}

/** The words of `strings.card` that this card uses. */
export type PaperStrings = { readOnline: string; downloadPdf: string; pdf: string }

export type PaperCardProps = { paper: PaperEntry; strings: PaperStrings; feature?: boolean }

/** A publication: its cover, text next to it, and the links to read and to download it, which are above the link of the card. */
export function PaperCard({ paper, strings, feature }: PaperCardProps) {
  const { href, category, date, minutes, figure, title, excerpt, downloads } = paper
  return (
    <article className={feature ? 'card feature paper-card' : 'card paper-card'}>
      <CardCover paper={paper} feature={feature} />
      <div className="body">
        <Meta items={[{ strong: category }, date, minutes]} />
        {figure && <CardFigure {...figure} />}
        <CardTitle title={title} href={href} level={3} />
        <p className="excerpt">{excerpt}</p>
        <p className="small muted">{downloads}</p>
        <div className="row over">
          {feature ? <FeatureActions paper={paper} strings={strings} /> : <PaperActions paper={paper} strings={strings} />}
        </div>
      </div>
    </article>
  )
}

/** The cover of a paper; that of a feature has a background of its own, unless it is a photograph. */
function CardCover({ paper: { seed, family, tone, picture, title, issue }, feature }: Pick<PaperCardProps, 'paper' | 'feature'>) {
  const art = { seed, family, tone, picture, feature, shared: true }
  if (picture && feature) return <EntryPicture {...art} shape="wide" />
  const Cover = feature ? CoverGround : PaperCover
  return <Cover {...art} cover={{ title, issue }} />
}

type ActionsProps = Pick<PaperCardProps, 'paper' | 'strings'>

function FeatureActions({ paper: { pdf, href, title }, strings }: ActionsProps) {
  return (
    <>
      <FileLink file={pdf} label={strings.downloadPdf} of={title} />
      <ButtonLink href={href} kind="line" label={`${strings.readOnline}, ${title}`}>
        {strings.readOnline}
      </ButtonLink>
    </>
  )
}

function PaperActions({ paper: { pdf, href, title }, strings }: ActionsProps) {
  return (
    <>
      <ButtonLink href={href} kind="line" small label={`${strings.readOnline}, ${title}`}>
        {strings.readOnline}
      </ButtonLink>
      <FileLink file={pdf} label={strings.pdf} of={title} kind="line" small />
    </>
  )
}
