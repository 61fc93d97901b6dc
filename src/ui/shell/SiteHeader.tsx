import { patterns } from '../../routes/patterns'
import { ButtonLink } from '../layout/ButtonLink'
import { Icon } from '../media/Icon'
import { Logo } from './Logo'
import { MainMenu } from './MainMenu'
import { MobileMenu } from './MobileMenu'
import { currentMark, type Place, type ShellData } from './shell-data'

/**
 * The header that stays at the top: logo, navigation, search and the button that starts a conversation. Its ground comes once
 * the page has scrolled (part 1, section 2: Header); islands/site-header sees to that.
 */
export function SiteHeader({ shell, place }: { shell: ShellData; place: Place }) {
  const { identity, navigation, links, action, strings } = shell
  return (
    <header className="site-header" data-enhance="site-header">
      <div className="wrap">
        <Logo name={identity.name} />
        <MainMenu label={strings.navigation.main} menus={navigation} links={links} place={place} />
        <div className="tools">
          <a
            className="icon-button"
            href={patterns.search}
            aria-label={strings.header.search}
            aria-current={currentMark(patterns.search, place)}
          >
            <Icon name="search" />
          </a>
          <ButtonLink href={action.href} kind="action" small>
            {action.label}
          </ButtonLink>
          <MobileMenu shell={shell} place={place} />
        </div>
      </div>
    </header>
  )
}
