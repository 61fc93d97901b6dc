import { Heading, type HeadingLevel } from '../layout/Heading'
import { MoreLink } from '../layout/MoreLink'
import { EntryPicture } from '../media/EntryPicture'
import type { Portrait } from '../media/portrait'

type AuthorCardProps = {
  /** Accessible name of the block. */
  label: string
  name: string
  /** Position. */
  title: string
  bio: string
  portrait: Portrait
  /** Link to a full introduction of the author. */
  more?: { label: string; href: string }
  level?: HeadingLevel
}

/** The author of an article (specification, 4.14). */
export function AuthorCard({ label, name, title, bio, portrait, more, level = 2 }: AuthorCardProps) {
  return (
    <section className="author-card" aria-label={label}>
      <EntryPicture {...portrait} shape="portrait" />
      <div>
        <Heading level={level}>{name}</Heading>
        <p className="position">{title}</p>
        <p>{bio}</p>
        {more && <MoreLink href={more.href}>{more.label}</MoreLink>}
      </div>
    </section>
  )
}
