import { HitPicture } from '../site-search/HitPicture'
import type { SearchProps } from '../site-search/words'

/** Links to popular pages. */
export function PopularLinks({ links }: { links: SearchProps['words']['popular'] }) {
  return (
    <ul>
      {links.map(({ label, description, href }) => (
        <li key={href}>
          <a className="hit" href={href}>
            <HitPicture address={href} kind="pages" picture={undefined} tone={undefined} />
            <span>
              {label}
              <span>{description}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
