import { urlOfMenuDrawing } from '../../art/drawing-address'
import { MoreLink } from '../layout/MoreLink'
import { ArtFrame } from '../media/ArtFrame'
import { MenuLinks } from './MenuLinks'
import type { Place, ShellMenu } from './shell-data'

/** The content of a menu of the header: groups of links, and a drawing with further links. */
export function MenuPanel({ menu, place }: { menu: ShellMenu; place: Place }) {
  const { id, groups, aside } = menu
  return (
    <div className="menu-panel">
      <div className="wrap">
        {groups.map(({ title, items }) => (
          <MenuLinks key={title} title={title} items={items} place={place} />
        ))}
        <div className="aside">
          <ArtFrame tone={aside.tone} shape="wide">
            <svg aria-hidden="true">
              <use href={urlOfMenuDrawing(id)} />
            </svg>
          </ArtFrame>
          <p>{aside.text}</p>
          {aside.links.map(({ label, href }) => (
            <MoreLink key={href} href={href}>
              {label}
            </MoreLink>
          ))}
        </div>
      </div>
    </div>
  )
}
