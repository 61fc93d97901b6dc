import { currentMark, type Place, type ShellLink } from './shell-data'

/** A column of links in the footer: a navigation of its own with its heading. */
export function FooterColumn({ title, links, place }: { title: string; links: readonly ShellLink[]; place: Place }) {
  return (
    <nav className="footer-column" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={currentMark(href, { page: place.page })}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
