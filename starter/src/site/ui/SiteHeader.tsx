import type { Graph, SiteWords } from '../graph'
import { routes } from '../routes/addresses'
import { SiteMark } from './SiteMark'

/** The data of header and footer. */
export type FrameData = SiteWords & Pick<Graph['site'], 'navigation'>

/** The header: mark and name, the main pages, and one emphasized link. */
export function SiteHeader({
  identity,
  words,
  navigation,
  address,
  section,
}: FrameData & { address: string; section: string | undefined }) {
  const { links, action } = navigation
  const current = (href: string) => (href === address ? 'page' : href === section ? 'true' : undefined)
  return (
    <header className="site-header">
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <a className="name" href={routes.home} aria-current={current(routes.home)}>
        <SiteMark />
        {identity.name}
      </a>
      <nav aria-label={words.menu}>
        {links.map(({ label, href }) => (
          <a key={href} href={href} aria-current={current(href)}>
            {label}
          </a>
        ))}
        <a className="button" href={action.href} aria-current={current(action.href)}>
          {action.label}
        </a>
      </nav>
    </header>
  )
}
