import { FooterColumn } from './FooterColumn'
import { FooterLinks } from './FooterLinks'
import { FooterNewsletter } from './FooterNewsletter'
import { LanguageSelector } from './LanguageSelector'
import { Logo } from './Logo'
import { currentMark, type Place, type ShellData } from './shell-data'

/**
 * The footer of every page: newsletter, columns of links, six addresses, legal links, and the name over the full width (specification,
 * 3.8).
 */
export function SiteFooter({ shell, place }: { shell: ShellData; place: Place }) {
  const { identity, newsletter, footer, offices, legal, languages, allOffices, strings } = shell
  return (
    <footer className="site-footer band" data-scheme="dark">
      <div className="wrap">
        <div className="grid">
          <div className="c4">
            <FooterNewsletter title={newsletter.title} note={newsletter.note} mailbox={identity.email} words={strings.subscribe} />
          </div>
          <div className="c8 columns">
            {footer.map(({ title, links }) => (
              <FooterColumn key={title} title={title} links={links} place={place} />
            ))}
          </div>
        </div>
        {/* On paper only. */}
        <p>
          {identity.phone}, {identity.email}
        </p>
        <div className="cities grid">
          {offices.map(({ city, address }) => (
            <address key={city}>
              <b>{city}</b> {address}
            </address>
          ))}
          {allOffices && (
            <a href={allOffices.href} aria-current={currentMark(allOffices.href, { page: place.page })}>
              {allOffices.label}
            </a>
          )}
        </div>
        <div className="legal grid">
          <p>{identity.copyright}</p>
          <nav aria-label={strings.navigation.legal}>
            <FooterLinks links={legal} place={place} />
          </nav>
          <LanguageSelector
            label={strings.header.language}
            languages={languages}
            current={identity.language}
            note={strings.header.languageNote}
          />
        </div>
        <Logo name={identity.name} />
      </div>
    </footer>
  )
}
