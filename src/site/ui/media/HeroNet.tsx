import { itemAt } from '../../../engine/lib/items'
import { chainsOf } from '../../art/geometry/chains'
import type { Point } from '../../art/geometry/point'
import { facetsOf } from '../../art/net/facets'
import type { Route } from '../../art/net/layout'
import { SIDE } from '../../art/net/rows'
import type { NetKind, NetNode } from '../../graph/net'

/** A node in its place, in units of the drawing across and down. */
export type HeroNetNode = Omit<NetNode, 'slug'> & { at: Point }

export type HeroNetProps = {
  nodes: readonly HeroNetNode[]
  /** Two nodes each, by their places in the list. */
  routes: readonly Route[]
  /** The node that is highlighted from the start, by its place in the list; -1 for none. */
  lit: number
  /** Name of the drawing for screen readers. */
  label: string
}

/** The rows, from the top: a list for each, in which entries come from the left. */
const KINDS = ['caseStudies', 'industries', 'services'] as const satisfies readonly NetKind[]

/**
 * The services, industries and case studies of the firm as points that lead to their pages, joined by lines. It is three lists of links
 * over a decorative drawing: styles place them in percent by row and place, as the drawing does (art/net/rows.ts), so that points and names
 * keep their size in a drawing of any size. islands/hero-net lights the lines of the point under the pointer or the focus, which it finds by
 * the positions of their ends, and lets arrow keys go through all but the first row, so that the Tab key need not.
 */
export function HeroNet({ nodes, routes, lit, label }: HeroNetProps) {
  const path = (ends: readonly number[]) => `M${ends.map((end) => itemAt(nodes, end).at.join(' ')).join(' ')}`
  return (
    <nav className="hero-net" aria-label={label} data-enhance="hero-net" data-when="reach">
      <div>
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="areas" d={facetsOf(routes).map(path).join('')} />
          <path d={chainsOf(routes).map(path).join('')} />
          <path
            className="routes"
            d={routes
              .filter((ends) => ends.includes(lit))
              .map(path)
              .join('')}
          />
        </svg>
        {KINDS.map((kind) => (
          <ul key={kind} className={kind}>
            {nodes
              .map((node, index) => ({ ...node, index }))
              .filter((node) => node.kind === kind)
              .toSorted((one, other) => one.at[0] - other.at[0])
              .map(({ index, href, figure, name }) => (
                <li key={href} data-lit={index === lit ? '' : undefined}>
                  <a href={href}>
                    {figure && <b>{figure} </b>}
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        ))}
      </div>
    </nav>
  )
}
