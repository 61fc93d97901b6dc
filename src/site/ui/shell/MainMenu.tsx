import { Icon } from '../media/Icon'
import { MenuPanel } from './MenuPanel'
import { currentMark, type Place, type ShellLink, type ShellMenu } from './shell-data'

type MainMenuProps = { label: string; menus: readonly ShellMenu[]; links: readonly ShellLink[]; place: Place }

/**
 * The navigation of wide windows: menus, one of which can be open at a time, and plain links. It works without a script;
 * islands/site-header opens menus under the pointer.
 */
export function MainMenu({ label, menus, links, place }: MainMenuProps) {
  return (
    <nav className="main-menu" aria-label={label}>
      <ul>
        {menus.map((menu) => (
          <li key={menu.id}>
            <details name="main-menu" data-menu="hover">
              <summary aria-current={currentMark(menu.href, place) && 'true'}>
                {menu.label}
                <Icon name="chevron" />
              </summary>
              <MenuPanel menu={menu} place={place} />
            </details>
          </li>
        ))}
        {links.map(({ label: words, href }) => (
          <li key={href}>
            <a href={href} aria-current={currentMark(href, place)}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
