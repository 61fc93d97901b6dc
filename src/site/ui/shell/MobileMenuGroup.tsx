import { Icon } from '../media/Icon'
import { MenuLinks } from './MenuLinks'
import { currentMark, type Place, type ShellLink, type ShellMenu } from './shell-data'

/** A menu of the header as a collapsible group of the mobile menu: its groups of links side by side, and further links below them. */
export function MobileMenuGroup({ menu, place }: { menu: ShellMenu; place: Place }) {
  return (
    <details className="mobile-menu-group" name="mobile-menu">
      <summary aria-current={currentMark(menu.href, place) && 'true'}>
        {menu.label}
        <Icon name="chevron" />
      </summary>
      <div>
        {menu.groups.map(({ title, items }) => (
          <MenuLinks key={title} title={title} items={items} place={place} brief />
        ))}
        {furtherLinks(menu).map(({ label, href }) => (
          <a key={href} href={href} aria-current={currentMark(href, { page: place.page })}>
            {label}
          </a>
        ))}
      </div>
    </details>
  )
}

/** The links next to the groups, if these do not contain the page of the menu itself. */
function furtherLinks({ href, groups, aside }: ShellMenu): readonly ShellLink[] {
  return groups.some(({ items }) => items.some((item) => item.href === href)) ? [] : aside.links
}
