import { LENGTH } from '../charts/day-points'
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
  /** Number of texts, and since when they have been writing. */
  figure: OneFigure
  /** The path of a point for each text, on a time line that all rows share; empty without such a line. */
  points: string
  /** Address of the list of their texts. */
  href: string
}

/** An author as a row of a register: portrait, name and position, and number of texts, each of which is a point. */
export function AuthorRow({ portrait, name, role, bio, figure, points, href }: AuthorRowProps) {
  return (
    <li className="author-row">
      <EntryPicture {...portrait} shape="portrait" />
      <div>
        <CardTitle title={name} href={href} level={3} />
        <p className="subtitle">{role}</p>
      </div>
      <p className="excerpt">{bio}</p>
      <CardFigure {...figure} />
      {points && (
        <svg viewBox={`0 0 ${LENGTH} 2`} preserveAspectRatio="none" aria-hidden="true">
          <path d={points} />
        </svg>
      )}
    </li>
  )
}
