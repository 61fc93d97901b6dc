import { Heading } from '../layout/Heading'

type SiteMapListProps = {
  /** Prefix of the ids of the headings; unique on the page. */
  id: string
  groups: readonly { title: string; links: readonly { label: string; href: string; description?: string }[] }[]
  level?: 2 | 3
}

/**
 * Everything that has an address, by group: the content of the search page without a script (specification, 6.6). On phones the groups are
 * closed, and their headings open them.
 */
export function SiteMapList({ id, groups, level = 3 }: SiteMapListProps) {
  return (
    <div className="site-map-list">
      {groups.map(({ title, links }, index) => (
        <section key={title} className="grid" aria-labelledby={`${id}-${index}`}>
          <div className="c3">
            <Heading level={level} id={`${id}-${index}`}>
              {title}
            </Heading>
            <span className="muted">{links.length}</span>
          </div>
          <details className="c9">
            <summary>
              <Heading level={level}>{title}</Heading> <span className="muted">{links.length}</span>
            </summary>
            <ul>
              {links.map(({ label, href, description }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                  {description ? <p>{description}</p> : null}
                </li>
              ))}
            </ul>
          </details>
        </section>
      ))}
    </div>
  )
}
