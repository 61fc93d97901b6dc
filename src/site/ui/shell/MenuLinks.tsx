import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'
import { currentMark, type MenuItem, type Place } from './shell-data'

type MenuLinksProps = { title: string; items: readonly MenuItem[]; place: Place; brief?: boolean }

/** A group of links in a menu, each with the glyph of its target. A brief group has names only. */
export function MenuLinks({ title, items, place, brief }: MenuLinksProps) {
  return (
    <div className="menu-links">
      <p>{title}</p>
      <ul className="menu-glyphs" aria-label={title}>
        {items.map(({ label, description, figure, href }) => (
          <li key={href}>
            <a href={href} aria-current={currentMark(href, { page: place.page })}>
              {/* The link is a grid, so the parts of a name are wrapped in one item. */}
              <div>{withoutHyphenBreaks(label)}</div>
              {description && !brief ? <span>{description}</span> : null}
              {figure && !brief && (
                <b className="num">
                  {figure.value} <small>{figure.label}</small>
                </b>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
