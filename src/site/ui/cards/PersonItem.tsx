import { MoreLink } from '../layout/MoreLink'
import { Tags } from '../layout/Tags'
import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'
import { EntryPicture } from '../media/EntryPicture'
import type { Portrait } from '../media/portrait'

/** The data of a person that is shown. */
export type PersonEntry = {
  slug: string
  portrait: Portrait
  name: string
  role: string
  /** A second line, such as `Since 2017`. */
  detail?: string
  bio: string
  expertise?: readonly string[]
  /** Address of a profile on another site. */
  profile?: string
}

export type PersonItemProps = {
  person: PersonEntry
  /** Text of the link to the profile. */
  profileLabel?: string
}

/** A person: picture, name, role and text. It is an `<li>`, for a `<ul class="cols">`. */
export function PersonItem({ person, profileLabel }: PersonItemProps) {
  const { portrait, name, role, detail, bio, expertise = [], profile } = person
  return (
    <li className="person-item">
      <EntryPicture {...portrait} shape="portrait" />
      <div>
        <h3>{name}</h3>
        <p className="subtitle">{role}</p>
        {detail && <p className="subtitle">{detail}</p>}
      </div>
      <p className="excerpt">{withoutHyphenBreaks(bio)}</p>
      {expertise.length > 0 && <Tags tags={expertise} />}
      {profile && profileLabel && (
        <MoreLink href={profile} label={`${profileLabel}, ${name}`}>
          {profileLabel}
        </MoreLink>
      )}
    </li>
  )
}
