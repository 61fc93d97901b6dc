import { FooterLinks } from './FooterLinks'
import type { Place, ShellLink } from './shell-data'

/** A column of links in the footer: a navigation with a heading. */
export function FooterColumn({ title, links, place }: { title: string; links: readonly ShellLink[]; place: Place }) {
  return (
    <nav className="footer-column" aria-label={title}>
      <h2>{title}</h2>
      <FooterLinks links={links} place={place} />
    </nav>
  )
}
