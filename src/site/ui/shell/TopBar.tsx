import { phoneHref } from '../../routes/phone-href'
import { RegionSelector } from './RegionSelector'
import { currentMark, type Place, type ShellData } from './shell-data'
import { ThemeSwitch } from './ThemeSwitch'

/** The bar above the header: region, links, phone and email, theme (specification, 3.2). */
export function TopBar({ shell, place }: { shell: ShellData; place: Place }) {
  const { identity, regions, top, strings } = shell
  const { header } = strings
  return (
    <aside className="top-bar" aria-label={strings.navigation.top}>
      <div className="wrap">
        <RegionSelector label={header.region} note={header.regionNote} button={header.showRegion} regions={regions} />
        <ul>
          {top.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={currentMark(href, place)}>
                {label}
              </a>
            </li>
          ))}
          <li className="contact">
            <a href={phoneHref(identity.phone)}>{identity.phone}</a>
          </li>
          <li className="contact">
            <a href={`mailto:${identity.email}`}>{identity.email}</a>
          </li>
        </ul>
        <ThemeSwitch label={header.theme} system={header.themeSystem} light={header.themeLight} dark={header.themeDark} />
      </div>
    </aside>
  )
}
