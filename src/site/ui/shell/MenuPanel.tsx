import { MoreLink } from '../layout/MoreLink'
import { ArtUse } from '../media/ArtUse'
import { DrawingSet } from '../media/drawing-set'
import { currentMark, type Place, type ShellMenu } from './shell-data'

/** The content of a menu of the header: groups of links, and a drawing with further links. */
export function MenuPanel({ menu, place }: { menu: ShellMenu; place: Place }) {
  const { groups, aside } = menu
  return (
    <div className="menu-panel">
      <div className="wrap">
        {groups.map(({ title, items }) => (
          <div key={title}>
            <p className="title">{title}</p>
            <ul aria-label={title}>
              {items.map(({ label, description, href }) => (
                <li key={href}>
                  <a href={href} aria-current={currentMark(href, { page: place.page })}>
                    {label}
                    {description ? <span>{description}</span> : null}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="aside">
          <DrawingSet value="menus">
            <ArtUse {...aside.drawing} tone={aside.tone} shape="wide" />
          </DrawingSet>
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
