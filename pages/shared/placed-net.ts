import { itemAt } from '../../src/engine/lib/items'
import { memoize } from '../../src/engine/lib/memoize'
import type { Point } from '../../src/site/art/geometry/point'
import { fitsBeside, HIT, linesThrough, nameSideOf, tightPairs } from '../../src/site/art/net/beside-names'
import { columnsOf } from '../../src/site/art/net/columns'
import { croppedNet, type PlacedNet } from '../../src/site/art/net/crop'
import { slimAreas } from '../../src/site/art/net/facets'
import { layoutOf } from '../../src/site/art/net/layout'
import type { Row } from '../../src/site/art/net/rows'
import type { Graph } from '../../src/site/graph/graph'
import { firmNetOf, type Net, type NetKind, type NetNode } from '../../src/site/graph/net'
import type { HeroNetProps } from '../../src/site/ui/media/HeroNet'
import type { LocalNetProps } from '../../src/site/ui/media/LocalNet'
import { withToldResults } from './told-result'

/** The row of each kind of node, from the lowest. */
const ROW = { services: 0, industries: 1, caseStudies: 2 } as const satisfies Record<NetKind, Row>

/** How many times wider than high a unit of the hero drawing is shown in a window of 1440 px. */
const STRETCH = 2.7

/** The net of the firm with positions of its nodes, computed once for all pages that show it or a part of it. */
const placedOf = memoize((graph: Graph): Net & PlacedNet => {
  const net = firmNetOf(graph)
  const { nodes, named } = net
  const rows = nodes.map(({ kind }) => ROW[kind])
  const namesOf = (wanted: NetKind) => nodes.flatMap(({ kind, name }, node) => (kind === wanted ? [{ node, name }] : []))
  const [industries, results] = [namesOf('industries'), namesOf('caseStudies')]
  const lit = indexOf(nodes, 'caseStudies', graph.pages.home.spotlight.caseStudy)
  // Lines through names and points of industries are counted, those of the highlighted node three times, and slim areas of that node.
  const litRoutes = named.filter((ends) => ends.includes(lit))
  const weighed = [...named, ...litRoutes, ...litRoutes]
  const crossed = (positions: readonly Point[]) =>
    industries.reduce(
      (sum, { node, name }) => {
        const side = nameSideOf({ name, at: itemAt(positions, node) }, positions, weighed)
        return sum + side.crossed + linesThrough(node, positions, weighed)
      },
      tightPairs(results.map(({ node, name }) => ({ name, at: itemAt(positions, node) }))) +
        slimAreas(lit, { positions, routes: named, stretch: STRETCH }) * HIT,
    )
  return { ...net, rows, positions: layoutOf(rows, named, crossed) }
})

/** The net of the hero. The case study in the spotlight is highlighted. */
export function heroNetOf(graph: Graph): Omit<HeroNetProps, 'label'> {
  const net = placedOf(graph)
  const { nodes, routes, rows, positions } = net
  const lit = indexOf(nodes, 'caseStudies', graph.pages.home.spotlight.caseStudy)
  return {
    nodes: nodes.map((node, index) => {
      const at = itemAt(positions, index)
      const named = { name: node.name, at }
      const { side, crossed } = nameSideOf(named, positions, routes)
      const nameSide = crossed > 0 && fitsBeside(named, positions, routes) ? 'beside' : side
      return { ...node, row: itemAt(rows, index), at, nameSide }
    }),
    routes,
    lit,
    columns: columnsOf(net, lit),
    names: graph.pages.search.groups,
  }
}

/** The part of the net around an entry, which is highlighted; undefined if the net does not contain the entry, or it has no connections. */
export function localNetOf(graph: Graph, ownKind: NetKind, slug: string): Omit<LocalNetProps, 'tone' | 'label'> | undefined {
  const whole = placedOf(graph)
  const own = indexOf(whole.nodes, ownKind, slug)
  const net = ownKind === 'services' ? withToldResults(graph, whole, own) : whole
  const crop = own < 0 ? undefined : croppedNet(net, own)
  return (
    crop && {
      nodes: crop.nodes.map((nodeIndex, index) => {
        const node = itemAt(net.nodes, nodeIndex)
        const { kind, href, figure, name } = node
        const shown = (kind === 'caseStudies' && otherResult(graph, net, { own, node: nodeIndex })) || { figure, name }
        return { href: nodeIndex === own ? undefined : href, ...shown, row: itemAt(crop.levels, index), at: itemAt(crop.positions, index) }
      }),
      routes: crop.routes,
      lit: 0,
      beyond: crop.beyond,
      turned: crop.turned,
    }
  )
}

/**
 * Another result than its first of a case study in the net of an entry, if it has one. Next to an industry it is one without measured
 * values, with the client: the page already plots those with values below the net. Next to a service it is the result at the place of the
 * service among those that did the work, so that each page leads with a figure of its own; if that says too much without its note, it is
 * the next one, which at worst is that of the industry.
 */
function otherResult(
  graph: Graph,
  { nodes, routes }: Net,
  { own, node }: { own: number; node: number },
): Pick<NetNode, 'figure' | 'name'> | undefined {
  const study = graph.caseStudies.get(itemAt(nodes, node).slug)
  if (!study) return undefined
  const { results } = study
  if (nodes[own]?.kind === 'industries') {
    const result = results.find(({ measured, note }) => measured === undefined && note === undefined)
    return result && { figure: result.metric, name: `${result.description}, ${study.client.name}` }
  }
  const services = [...nodes.keys()].filter(
    (other) => nodes[other]?.kind === 'services' && routes.some((ends) => ends.includes(other) && ends.includes(node)),
  )
  const atPlace = results[services.indexOf(own)]
  const result = atPlace?.note === undefined ? atPlace : results.slice(services.length).find(({ note }) => note === undefined)
  return result && { figure: result.metric, name: result.description }
}

const indexOf = (nodes: readonly NetNode[], kind: NetKind, slug: string) =>
  nodes.findIndex((node) => node.kind === kind && node.slug === slug)
