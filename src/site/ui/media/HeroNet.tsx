import type { ColumnNet as Columns } from '../../art/net/columns'
import type { Edge } from '../../art/net/layout'
import type { NetNode } from '../../graph/net'
import { ColumnNet, type ColumnNetProps } from './ColumnNet'
import { Net, type PlacedNode } from './Net'

export type HeroNetProps = {
  nodes: readonly (PlacedNode & NetNode)[]
  /** Two nodes each, by their indexes. */
  routes: readonly Edge[]
  /** Index of the node that is highlighted initially; -1 for none. */
  lit: number
  /** The net for narrow windows. */
  columns: Columns
  names: ColumnNetProps['names'] & { caseStudies: string }
  /** Name of the drawing for screen readers. */
  label: string
}

/**
 * The services, industries and case studies of the firm below the headline, in rows, and in narrow windows in columns. islands/hero-net
 * highlights the lines of the point under the pointer or the focus, which it finds by the positions of their ends, and makes all but the
 * first row reachable by arrow keys instead of the Tab key.
 */
export const HeroNet = ({ label, columns, names, ...net }: HeroNetProps) => (
  <nav className="hero-net" aria-label={label} data-enhance="hero-net" data-when="reach">
    <Net {...net} names={[names.services, names.industries, names.caseStudies]} />
    <ColumnNet {...columns} nodes={net.nodes} lit={net.lit} names={names} />
  </nav>
)
