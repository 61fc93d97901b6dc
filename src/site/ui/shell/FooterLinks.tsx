import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'
import { currentMark, type Place, type ShellLink } from './shell-data'

/** Links of the footer; a link to the current page is marked. */
export function FooterLinks({ links, place }: { links: readonly ShellLink[]; place: Place }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-current={currentMark(href, { page: place.page })}>
            {withoutHyphenBreaks(label)}
          </a>
        </li>
      ))}
    </ul>
  )
}
