import type { Tone } from '../../art/tones'
import { Heading, type HeadingLevel } from '../layout/Heading'
import { EntryPicture } from '../media/EntryPicture'
import type { PictureFile } from '../media/Picture'

type AuthorCardProps = {
  /** Name of the block, read aloud. */
  label: string
  name: string
  /** Position. */
  title: string
  bio: string
  /** The portrait: its file, or the drawing made from a seed. */
  portrait: { seed: string; tone: Tone; picture?: PictureFile }
  level?: HeadingLevel
}

/** Who wrote an article (specification, 4.14). */
export function AuthorCard({ label, name, title, bio, portrait, level = 2 }: AuthorCardProps) {
  return (
    <section className="author-card" aria-label={label}>
      <EntryPicture {...portrait} family="orbits" shape="portrait" />
      <div>
        <Heading level={level}>{name}</Heading>
        <p className="position">{title}</p>
        <p>{bio}</p>
      </div>
    </section>
  )
}
