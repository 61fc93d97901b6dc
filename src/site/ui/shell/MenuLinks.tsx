import { wholeWords } from '../layout/whole-words'
import { currentMark, type MenuItem, type Place } from './shell-data'

type MenuLinksProps = { title: string; items: readonly MenuItem[]; place: Place; brief?: boolean }

/** A group of links in a menu, each with the glyph of what it leads to. A brief one has names only. */
export function MenuLinks({ title, items, place, brief }: MenuLinksProps) {
  return (
    <div className="menu-links">
      <p>{title}</p>
      <ul className="menu-glyphs" aria-label={title}>
        {items.map(({ label, description, figure, href }) => (
          <li key={href}>
            <a href={href} aria-current={currentMark(href, { page: place.page })}>
              <MenuName label={label} />
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

/** A name, whose hyphenated words stay whole. Its link is a grid, of which a name in parts is one item, as a plain text is. */
function MenuName({ label }: { label: string }) {
  const name = wholeWords(label)
  return typeof name === 'string' ? name : <div>{name}</div>
}
