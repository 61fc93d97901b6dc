import { Fragment } from 'react'
import type { IsoDate } from '../../../engine/lib/dates'
import { LENGTH, pointsBetween } from '../charts/day-points'
import { wholeParts } from '../layout/whole-parts'

export type KindListProps = {
  /** Accessible name of the list. */
  label: string
  /** What a point or a line stands for. */
  caption: string
  /** The first and the last day of all rows, as text. Without them, rows show lengths of time. */
  ends?: readonly [string, string]
  rows: readonly KindRow[]
}

type KindRow = {
  label: string
  /** Facts of a few words below the label, in columns of their own if there is room. */
  facts?: readonly string[]
  /** Address of the full list, if it is on another page. */
  href?: string
  /** Number of entries. */
  count: number | string
  /** The days of the newest ones, newest first. */
  days?: readonly IsoDate[]
  /** Number of these days in the future; their points are open. */
  coming?: number
  /** Instead of days: a length of time, drawn as a line from zero that ends in a point. */
  length?: number
  /** Whether the newest of all entries is one of them. Past entries are not highlighted. */
  lit?: boolean
}

/**
 * Kinds of entries as an index: their names, a point for each entry on a common time line, and their number; or names with a length of time
 * each.
 */
export function KindList({ label, caption, ends, rows }: KindListProps) {
  const pointAt = pointsBetween(rows.flatMap(({ days = [] }) => days))
  const longest = Math.max(...rows.map(({ length = 0 }) => length))
  return (
    <figure className={ends ? 'kind-list' : 'kind-list spans'}>
      <ul aria-label={label}>
        {rows.map(({ label: name, facts, href, count, days = [], coming, length, lit }) => (
          <li key={name}>
            <KindName label={name} facts={facts} href={href} />
            <svg viewBox={`0 0 ${LENGTH} 2`} preserveAspectRatio="none" aria-hidden="true">
              {length === undefined ? <path d={days.map(pointAt).join('')} /> : <LengthLine end={(length / longest) * LENGTH} />}
              {coming ? <path className="open" d={days.slice(0, coming).map(pointAt).join('')} /> : null}
              {lit && <path className="lit" d={days.slice(0, 1).map(pointAt).join('')} />}
            </svg>
            <b>{count}</b>
          </li>
        ))}
      </ul>
      {ends && (
        <p aria-hidden="true">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </p>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

const LengthLine = ({ end }: { end: number }) => (
  <>
    <path className="span" d={`M0 1H${Math.round(end)}`} />
    <path d={`M${Math.round(end)} 1h0`} />
  </>
)

function KindName({ label, facts, href }: Pick<KindRow, 'label' | 'facts' | 'href'>) {
  const name =
    href === undefined ? (
      label
    ) : (
      <a className="covers" href={href}>
        {label}
      </a>
    )
  if (facts === undefined) return name
  return (
    <div>
      {name}
      <small className="meta">
        {facts.map((fact) => (
          <Fragment key={fact}>
            <span>{wholeParts(fact)}</span>{' '}
          </Fragment>
        ))}
      </small>
    </div>
  )
}
