import { Heading, type HeadingLevel } from '../layout/Heading'
import { EntryPicture } from '../media/EntryPicture'
import type { Portrait } from '../media/portrait'

export type FaceLinkProps = {
  portrait: Portrait
  name: string
  /** What they do, in a few words. */
  text: string
  /** Where they are introduced. */
  href: string
  level?: HeadingLevel
}

/** A person as a face with a name that links to more of them. It is an `<li>`, for a `<ul class="cols">`. */
export function FaceLink({ portrait, name, text, href, level = 3 }: FaceLinkProps) {
  return (
    <li className="face-link">
      <EntryPicture {...portrait} shape="portrait" />
      <Heading level={level}>
        <a href={href}>{name}</a>
      </Heading>
      <p className="subtitle">{text}</p>
    </li>
  )
}
