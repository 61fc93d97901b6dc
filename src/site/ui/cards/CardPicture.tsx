import type { Tone } from '../../art/tones'
import { EntryPicture, type EntryPictureProps } from '../media/EntryPicture'

type CardPictureProps = {
  entry: Pick<EntryPictureProps, 'seed' | 'family' | 'picture' | 'names'> & { tone: Tone }
  /** Whether it is large, in the first card of a list. */
  feature?: boolean | undefined
}

/** The picture of a card. */
export const CardPicture = ({ entry: { seed, family, tone, picture, names }, feature }: CardPictureProps) => (
  <>
    <EntryPicture
      seed={seed}
      family={family}
      tone={tone}
      picture={picture}
      names={feature ? names : undefined}
      shape="wide"
      feature={feature}
      shared
    />
    {feature && names && <p className="caption large-letters">{names.map(({ text }) => text).join(', ')}</p>}
  </>
)
