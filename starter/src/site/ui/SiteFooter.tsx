import type { FrameData } from './SiteHeader'
import { SiteMark } from './SiteMark'

/** The footer: a description of the site, its pages, and the email address. */
export function SiteFooter({ identity: { name, description, email }, words, navigation: { links, action } }: FrameData) {
  return (
    <footer className="site-footer">
      <div className="within">
        <p className="who">
          <SiteMark />
          <b>{name}</b>
        </p>
        <p className="what">{description}</p>
        <nav aria-label={`${words.menu}, ${name}`}>
          {[...links, action].map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <a href={`mailto:${email}`}>{email}</a>
        </nav>
      </div>
    </footer>
  )
}
