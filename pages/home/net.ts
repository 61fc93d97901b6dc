import { itemAt } from '../../src/engine/lib/items'
import { layoutOf } from '../../src/site/art/net/layout'
import type { Row } from '../../src/site/art/net/rows'
import type { Graph } from '../../src/site/graph/graph'
import { type NetKind, netOf } from '../../src/site/graph/net'
import type { HeroNetProps } from '../../src/site/ui/media/HeroNet'

/** The row of each kind of node, from the lowest. */
const ROW = { services: 0, industries: 1, caseStudies: 2 } as const satisfies Record<NetKind, Row>

/** The net of the hero, with its nodes in their places. The case study in the spotlight is highlighted. */
export function placedNetOf(graph: Graph, spotlight: string): Pick<HeroNetProps, 'nodes' | 'routes' | 'lit'> {
  const { nodes, routes } = netOf(graph, spotlight)
  const places = layoutOf(
    nodes.map(({ kind }) => ROW[kind]),
    routes,
  )
  return {
    nodes: nodes.map(({ kind, href, figure, name }, index) => ({ kind, href, figure, name, at: itemAt(places, index) })),
    routes,
    lit: nodes.findIndex(({ kind, slug }) => kind === 'caseStudies' && slug === spotlight),
  }
}
