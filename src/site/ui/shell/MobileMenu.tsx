import { patterns } from '../../routes/patterns'
import { phoneHref } from '../../routes/phone-href'
import { Address } from '../figures/Address'
import { ButtonLink } from '../layout/ButtonLink'
import { Icon } from '../media/Icon'
import { LogoMark } from '../media/LogoMark'
import { Logo } from './Logo'
import { MobileMenuGroup } from './MobileMenuGroup'
import { currentMark, type Place, type ShellData } from './shell-data'

/**
 * The menu of narrow windows (specification, 3.7). Without a script it is a `<details>` that covers the page below the header.
 * islands/mobile-menu makes its dialog modal, which then covers the header too and has a close button. Its groups are collapsible, one open
 * at a time; its foot extends to the bottom of the window.
 */
export function MobileMenu({ shell, place }: { shell: ShellData; place: Place }) {
  const { navigation, links, mobile, top, action, identity, allOffices, strings } = shell
  // The bar at the top has its links only where they have room.
  const further = allOffices ? [allOffices, ...top] : top
  return (
    <details className="mobile-menu" data-menu="" data-enhance="mobile-menu" data-when="reach">
      <summary className="icon-button">
        <span className="sr">{strings.header.menu}</span>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <dialog className="mobile-menu-panel" aria-label={strings.header.menu}>
        <form className="needs-script" method="dialog">
          <Logo name={identity.name} />
          <button className="icon-button" type="submit" aria-label={strings.header.closeMenu}>
            <Icon name="close" />
          </button>
        </form>
        <nav aria-label={strings.navigation.mobile}>
          <a href={patterns.search} aria-current={currentMark(patterns.search, place)}>
            <Icon name="search" />
            <noscript>{strings.header.siteMap}</noscript>
            <span className="needs-script">{strings.header.search}</span>
          </a>
          <ul className="menu-glyphs">
            {navigation.map((menu) => (
              <li key={menu.id}>
                <MobileMenuGroup menu={menu} place={place} />
              </li>
            ))}
            {[...links, ...mobile].map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={currentMark(href, place)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="band foot" data-scheme="dark">
          <LogoMark />
          <p>
            <a href={phoneHref(identity.phone)}>{identity.phone}</a>
            <a href={`mailto:${identity.email}`}>
              <Address text={identity.email} />
            </a>
            {further.map(({ label, href }) => (
              <a key={href} href={href} aria-current={currentMark(href, { page: place.page })}>
                {label}
              </a>
            ))}
          </p>
          <ButtonLink href={action.href} kind="action">
            {action.label}
          </ButtonLink>
        </div>
      </dialog>
    </details>
  )
}
