import { FooterLinks } from './FooterLinks'
import type { Place, ShellLink } from './shell-data'

/** A column of links in the footer: a navigation with a heading, which unfolds it on phones. */
export function FooterColumn({ title, links, place }: { title: string; links: readonly ShellLink[]; place: Place }) {
  return (
    <nav className="footer-column" aria-label={title}>
      <details>
        <summary className="opens">
          <h2>{title}</h2>
        </summary>
        <FooterLinks links={links} place={place} />
      </details>
    </nav>
  )
}
