import type { IsoDate } from '../../../engine/lib/dates'

export type KindListProps = {
  /** Close rows, for the side of a head. */
  close?: boolean
  /** Accessible name of the list. */
  label: string
  /** What a point is. */
  caption: string
  /** The first and the last day of all rows, as text. */
  ends: readonly [string, string]
  /** Where all of a kind are listed, if elsewhere; how many there are, the days of the newest ones, and whether the newest of all is one of them. */
  rows: readonly { label: string; href?: string; count: number; days: readonly IsoDate[]; lit: boolean }[]
}

/** Length of a line in its own units. */
const LENGTH = 1000

/** Kinds of entries as an index: their names, a point for each entry on one line of time, and how many there are. */
export function KindList({ close, label, caption, ends, rows }: KindListProps) {
  const times = rows.flatMap(({ days }) => days.map((day) => Date.parse(day)))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const pointAt = (day: IsoDate) => `M${Math.round(((Date.parse(day) - from) / (to - from || 1)) * LENGTH)} 1h0`
  return (
    <figure className={close ? 'kind-list close' : 'kind-list'}>
      <ul aria-label={label}>
        {rows.map(({ label: name, href, count, days, lit }) => (
          <li key={name}>
            {href === undefined ? name : <a href={href}>{name}</a>}
            <svg viewBox={`0 0 ${LENGTH} 2`} preserveAspectRatio="none" aria-hidden="true">
              <path d={days.map(pointAt).join('')} />
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
