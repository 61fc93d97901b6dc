import type { ReactNode } from 'react'
import { ButtonLink } from '../layout/ButtonLink'
import { Logo } from './Logo'
import { MainMenu } from './MainMenu'
import { MobileMenu } from './MobileMenu'
import type { Place, ShellData } from './shell-data'

type SiteHeaderProps = {
  shell: ShellData
  place: Place
  /** The link to the search. */
  search: ReactNode
}

/**
 * The sticky header: logo, navigation, search and the button that starts an inquiry. It gets a background once the page is scrolled
 * (specification, 3.5), by islands/site-header.
 */
export function SiteHeader({ shell, place, search }: SiteHeaderProps) {
  const { identity, navigation, links, action, strings } = shell
  return (
    <header className="site-header" data-enhance="site-header" data-when="load">
      <div className="wrap">
        <Logo name={identity.name} />
        <MainMenu label={strings.navigation.main} menus={navigation} links={links} place={place} />
        <div className="tools">
          {search}
          <ButtonLink href={action.href} kind="action" small>
            {action.label}
          </ButtonLink>
          <MobileMenu shell={shell} place={place} />
        </div>
      </div>
    </header>
  )
}
