import { type Pair, PairList } from '../figures/PairList'
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
  /** Links to a full introduction of the author, and to the practice that they lead. */
  links?: readonly { label: string; href: string }[]
  /** Who answers questions about the text. */
  contact?: readonly Pair[]
  level?: HeadingLevel
}

/** The author of an article (specification, 4.14). */
export function AuthorCard({ label, name, title, bio, portrait, links = [], contact, level = 2 }: AuthorCardProps) {
  return (
    <section className="author-card" aria-label={label}>
      <EntryPicture {...portrait} shape="portrait" />
      <div>
        <Heading level={level}>{name}</Heading>
        <p className="position">{title}</p>
        <p>{bio}</p>
        {contact && <PairList pairs={contact} layout="wide" />}
        {links.map(({ label, href }) => (
          <MoreLink key={href} href={href}>
            {label}
          </MoreLink>
        ))}
      </div>
    </section>
  )
}
