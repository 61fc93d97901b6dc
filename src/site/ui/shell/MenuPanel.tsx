import { MoreLink } from '../layout/MoreLink'
import { ArtUse } from '../media/ArtUse'
import { DrawingSet } from '../media/drawing-set'
import { MenuLinks } from './MenuLinks'
import type { Place, ShellMenu } from './shell-data'

/** The content of a menu of the header: groups of links, and a drawing with further links. */
export function MenuPanel({ menu, place }: { menu: ShellMenu; place: Place }) {
  const { groups, aside } = menu
  return (
    <div className="menu-panel">
      <div className="wrap">
        {groups.map(({ title, items }) => (
          <MenuLinks key={title} title={title} items={items} place={place} />
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
