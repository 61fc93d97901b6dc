import type { Family } from '../../art/family'
import type { Tone } from '../../art/tones'
import { type Change, ChangeFigure } from '../figures/ChangeFigure'
import { PairList } from '../figures/PairList'
import { Meta } from '../layout/Meta'
import { EntryPicture } from '../media/EntryPicture'
import type { PictureFile } from '../media/Picture'
import { CardTitle } from './CardTitle'

/** A success story in three sentences. */
export type StoryEntry = {
  /** Slug of its case study, for the content explorer. */
  slug?: string
  seed: string
  family: Family
  tone: Tone
  picture?: PictureFile
  /** The values plotted in its picture. */
  change?: Change
  /** Address of the case study, if there is one. */
  href?: string
  title: string
  industry: string
  challenge: string
  solution: string
  outcome: string
}

export type StoryStrings = { challenge: string; solution: string; outcome: string }

export type StoryCellProps = { story: StoryEntry; strings: StoryStrings }

/** A success story of full width: a picture, with result, challenge, solution and outcome next to it. */
export function StoryCell({ story, strings }: StoryCellProps) {
  const { seed, family, tone, picture, change, href, title, industry, challenge, solution, outcome } = story
  // The outcome is not repeated if the figures of the change have it; then its label is above them.
  const isChange = outcome === change?.outcome
  return (
    <article className="card story-cell">
      <EntryPicture seed={seed} family={family} tone={tone} picture={picture} shape="wide" feature shared={href !== undefined} />
      <div className="body">
        <Meta items={isChange ? [{ strong: strings.outcome }, industry] : [{ strong: industry }]} />
        {change && <ChangeFigure {...change} />}
        <CardTitle title={title} href={href} level={3} />
        <PairList
          layout="medium"
          pairs={[
            { label: strings.challenge, value: challenge },
            { label: strings.solution, value: solution },
            ...(isChange ? [] : [{ label: strings.outcome, value: outcome, strong: true }]),
          ]}
        />
      </div>
    </article>
  )
}
