import { Icon } from '../media/Icon'
import { currentMark, type Place, type ShellLink, type ShellMenu } from './shell-data'

/** A menu of the header as a collapsible group of the mobile menu, with all its links in one list. */
export function MobileMenuGroup({ menu, place }: { menu: ShellMenu; place: Place }) {
  return (
    <details className="mobile-menu-group" name="mobile-menu">
      <summary aria-current={currentMark(menu.href, place) && 'true'}>
        {menu.label}
        <Icon name="chevron" />
      </summary>
      <ul>
        {linksOf(menu).map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={currentMark(href, { page: place.page })}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The links of the groups, and those beside them if the groups do not contain the page of the menu itself. */
function linksOf({ href, groups, aside }: ShellMenu): readonly ShellLink[] {
  const items = groups.flatMap((group) => group.items)
  return items.some((item) => item.href === href) ? items : [...items, ...aside.links]
}
