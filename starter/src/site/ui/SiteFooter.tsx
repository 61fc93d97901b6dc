import type { FrameData } from './SiteHeader'
import { SiteMark } from './SiteMark'

/** The footer: what the site is, its pages, and the address to write to. */
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
