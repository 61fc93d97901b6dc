import { CardFigure, type OneFigure } from '../figures/CardFigure'
import { EntryPicture } from '../media/EntryPicture'
import type { Portrait } from '../media/portrait'
import { CardTitle } from './CardTitle'

export type AuthorRowProps = {
  portrait: Portrait
  name: string
  /** The position. */
  role: string
  bio: string
  /** How many texts they wrote, and since when. */
  figure: OneFigure
  /** Where these are listed. */
  href: string
}

/** An author as a row of a register: their portrait, who they are, and how much they wrote. */
export function AuthorRow({ portrait, name, role, bio, figure, href }: AuthorRowProps) {
  return (
    <li className="author-row">
      <EntryPicture {...portrait} shape="portrait" />
      <div>
        <CardTitle title={name} href={href} level={3} />
        <p className="subtitle">{role}</p>
      </div>
      <p className="excerpt">{bio}</p>
      <CardFigure {...figure} />
    </li>
  )
}
