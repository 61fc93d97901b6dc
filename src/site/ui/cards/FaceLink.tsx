import type { HeadingLevel } from '../layout/Heading'
import { EntryPicture } from '../media/EntryPicture'
import type { Portrait } from '../media/portrait'
import { CardTitle } from './CardTitle'

export type FaceLinkProps = {
  portrait: Portrait
  name: string
  /** What they do, in a few words. */
  text: string
  /** Address of their introduction. */
  href: string
  level?: HeadingLevel
}

/** A person as a portrait with a name, linking to a page with more people. It is an `<li>`, for a `<ul class="cols">`. */
export function FaceLink({ portrait, name, text, href, level = 3 }: FaceLinkProps) {
  return (
    <li className="cell face-link">
      <EntryPicture {...portrait} shape="portrait" />
      <div>
        <CardTitle title={name} href={href} level={level} />
        <p className="subtitle">{text}</p>
      </div>
    </li>
  )
}
