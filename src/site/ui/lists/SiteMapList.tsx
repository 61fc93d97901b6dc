import { glyphAt } from '../../art/kind-glyphs'
import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'
import { Glyph } from '../media/Glyph'

type Link = { label: string; href: string }

/** A group: the page of its heading, if it has one, and whether each link has a glyph. */
type Group = { title: string; page?: Link; links: readonly Link[]; each?: boolean }

type SiteMapListProps = {
  /** Prefix of the ids of the headings; unique on the page. */
  id: string
  groups: readonly Group[]
}

/**
 * Everything that has an address, by group: the content of the search page without a script (specification, 6.6). On phones the groups are
 * folded, and their headings open them; the page of a group is the first link of the group there.
 */
export function SiteMapList({ id, groups }: SiteMapListProps) {
  return (
    <div className="site-map-list">
      {groups.map((group, index) => (
        <section key={group.title} className="grid" aria-labelledby={`${id}-${index}`}>
          <div className="c3">
            <Glyph drawn={glyphOfGroup(group)} />
            <h3 id={`${id}-${index}`}>{group.page ? <a href={group.page.href}>{group.title}</a> : group.title}</h3>
            <span className="muted">{group.links.length}</span>
          </div>
          <details className="c9">
            <summary className="opens">
              <Glyph drawn={glyphOfGroup(group)} />
              <h3>{group.title}</h3> <span className="muted">{group.links.length}</span>
            </summary>
            <ul>
              {group.page && (
                <li className="page">
                  <a href={group.page.href}>{group.page.label}</a>
                </li>
              )}
              {group.links.map((link) => (
                <li key={link.href}>
                  {group.each && <Glyph drawn={glyphAt(link.href)} />}
                  <a href={link.href}>{withoutHyphenBreaks(link.label)}</a>
                </li>
              ))}
            </ul>
          </details>
        </section>
      ))}
    </div>
  )
}

/** The glyph of the page of a group, or that of its first link. */
const glyphOfGroup = ({ page, links }: Group) => glyphAt((page ?? links[0])?.href ?? '')
