import type { IsoDate } from '../../../engine/lib/dates'

export type KindListProps = {
  /** Whether the days of a row are the ends of a length of time, drawn as a line that ends in a point. */
  spans?: boolean
  /** Accessible name of the list. */
  label: string
  /** What a point is. */
  caption: string
  /** The first and the last day of all rows, as text. */
  ends: readonly [string, string]
  rows: readonly KindRow[]
}

type KindRow = {
  label: string
  /** A few words below the label. */
  text?: string
  /** Where all of a kind are listed, if elsewhere. */
  href?: string
  /** How many there are. */
  count: number | string
  /** The days of the newest ones, newest first. */
  days: readonly IsoDate[]
  /** Whether the newest of all is one of them. What is over is not lit. */
  lit?: boolean
}

/** Length of a line in its own units. */
const LENGTH = 1000

/** Kinds of entries as an index: their names, a point for each entry on one line of time, and how many there are. */
export function KindList({ spans, label, caption, ends, rows }: KindListProps) {
  const times = rows.flatMap(({ days }) => days.map((day) => Date.parse(day)))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const placeOf = (day: IsoDate) => `${Math.round(((Date.parse(day) - from) / (to - from || 1)) * LENGTH)} 1`
  const pointAt = (day: IsoDate) => `M${placeOf(day)}h0`
  return (
    <figure className={spans ? 'kind-list spans' : 'kind-list'}>
      <ul aria-label={label}>
        {rows.map(({ label: name, text, href, count, days, lit }) => (
          <li key={name}>
            <KindName label={name} text={text} href={href} />
            <svg viewBox={`0 0 ${LENGTH} 2`} preserveAspectRatio="none" aria-hidden="true">
              {spans && <path className="span" d={`M${days.map(placeOf).join('L')}`} />}
              <path
                d={days
                  .slice(0, spans ? 1 : undefined)
                  .map(pointAt)
                  .join('')}
              />
              {lit && <path className="lit" d={days.slice(0, 1).map(pointAt).join('')} />}
            </svg>
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <p aria-hidden="true">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function KindName({ label, text, href }: Pick<KindRow, 'label' | 'text' | 'href'>) {
  const name = href === undefined ? label : <a href={href}>{label}</a>
  if (text === undefined) return name
  return (
    <div>
      {name}
      <small>{text}</small>
    </div>
  )
}
