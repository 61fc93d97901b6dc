import type { ReactNode } from 'react'
import { itemAt } from '../../../engine/lib/items'
import { chainsOf } from '../../art/geometry/chains'
import type { Point } from '../../art/geometry/point'
import { clockwise } from '../../art/geometry/winding'
import type { NameSide } from '../../art/net/beside-names'
import { facetsOf } from '../../art/net/facets'
import type { Edge } from '../../art/net/layout'
import { type Row, SIDE } from '../../art/net/rows'
import type { NetNode } from '../../graph/net'
import { CountedValue } from '../figures/CountedValue'
import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'

/** A node with its position, in units of the drawing. The node of the current page has no link. */
export type PlacedNode = Pick<NetNode, 'figure' | 'name'> & {
  href?: string
  row: Row
  at: Point
  /** The side of the name of a node in the middle row. */
  nameSide?: NameSide
}

export type NetProps = {
  nodes: readonly PlacedNode[]
  /** Two nodes each, by their indexes. */
  routes: readonly Edge[]
  /** Index of the node that is highlighted initially; -1 for none. */
  lit: number
  /** Lines that end at the edge of the drawing. */
  beyond?: readonly (readonly [Point, Point])[]
  /** Names of the rows, from the lowest. */
  names?: readonly string[]
}

/** The drawing is stretched to the size of the net. */
const DRAWING = { viewBox: `0 0 ${SIDE} ${SIDE}`, preserveAspectRatio: 'none' } as const

/** The rows, from the top: a list for each, with entries from left to right. */
const ROWS = [
  [2, 'top'],
  [1, 'middle'],
  [0, 'bottom'],
] as const satisfies readonly (readonly [Row, string])[]

/**
 * Services, industries and case studies as points that link to their pages, connected by lines: a list of links for each row over a
 * decorative drawing. Names have a background over the lines; the areas of the highlighted node are above these, translucent, so that
 * letters stay readable. Styles position points and names in percent by row and index, like the drawing, so that they keep their size when
 * it is scaled.
 */
export function Net({ nodes, routes, lit, beyond = [], names }: NetProps) {
  const placesOf = (ends: readonly number[]) => ends.map((end) => itemAt(nodes, end).at)
  const path = (ends: readonly number[]) => pathOf(placesOf(ends))
  const leaving = new Set(beyond.map(pathOf))
  return (
    <div className="net">
      <svg {...DRAWING} aria-hidden="true">
        {leaving.size > 0 && <path d={[...leaving].join('')} />}
        <path d={chainsOf(routes).map(path).join('')} />
        <path
          className="routes"
          d={routes
            .filter((ends) => ends.includes(lit))
            .map(path)
            .join('')}
        />
      </svg>
      {ROWS.filter(([row]) => nodes.some((node) => node.row === row)).map(([row, name]) => (
        <ul key={row} className={name} aria-label={names?.[row]}>
          {nodes
            .map((node, index) => ({ ...node, index }))
            .filter((node) => node.row === row)
            .toSorted((one, other) => one.at[0] - other.at[0])
            .map(({ index, href, figure, name, nameSide }) => (
              <li key={index} data-lit={index === lit ? '' : undefined} className={row === 1 && nameSide !== 'end' ? nameSide : undefined}>
                <Name href={href}>
                  {figure && (
                    <b>
                      <CountedValue value={figure} />{' '}
                    </b>
                  )}
                  <span className={href || row === 0 ? undefined : 'sr'}>{withoutHyphenBreaks(name)}</span>
                </Name>
              </li>
            ))}
        </ul>
      ))}
      <svg {...DRAWING} aria-hidden="true">
        <path
          className="areas"
          d={facetsOf(routes)
            .filter((ends) => ends.includes(lit))
            .map((ends) => pathOf(clockwise(placesOf(ends))))
            .join('')}
        />
      </svg>
    </div>
  )
}

/** A path through points, which islands/hero-net reads. */
const pathOf = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join(' ')}`

const Name = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? <a href={href}>{children}</a> : <span aria-current="page">{children}</span>
