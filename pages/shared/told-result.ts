import { itemAt } from '../../src/engine/lib/items'
import type { PlacedNet } from '../../src/site/art/net/crop'
import type { Graph } from '../../src/site/graph/graph'
import { isNamed, type Net } from '../../src/site/graph/net'
import { endsOf } from './change'

/** The id of the stories on the page of a service. */
export const STORIES = 'stories'

/** The most results above a service: more figures would not fit side by side. */
const MOST_RESULTS = 3

type WholeNet = Net & PlacedNet

/**
 * The net with the results that a service has told itself, as far as there is room beside those of its case studies: the value after of each
 * measured story, connected to the service and the industries of the story, and linked to the stories below.
 */
export function withToldResults(graph: Graph, net: WholeNet, own: number): WholeNet {
  const isResult = (node: number) => net.nodes[node]?.kind === 'caseStudies'
  const room = MOST_RESULTS - net.routes.filter((ends) => ends.includes(own) && ends.some(isResult)).length
  const stories = graph.services.get(net.nodes[own]?.slug ?? '')?.caseStudies ?? []
  return stories
    .flatMap((story) => ('measured' in story && story.measured ? [{ ...story.measured, industry: story.industry }] : []))
    .slice(0, Math.max(0, room))
    .reduce<WholeNet>((whole, result) => {
      const { after } = endsOf(result, graph.site.identity.locale)
      return withResult(whole, { figure: after, name: result.label, ends: [own, ...industriesNamed(graph, net, result.industry)] })
    }, net)
}

/** A net with one more result, above the first of the nodes that it is connected to. */
function withResult(net: WholeNet, { figure, name, ends }: { figure: string; name: string; ends: readonly number[] }): WholeNet {
  const { nodes, rows, positions, routes } = net
  return {
    ...net,
    nodes: [...nodes, { kind: 'caseStudies', slug: '', href: `#${STORIES}`, figure, name }],
    rows: [...rows, 2],
    positions: [...positions, itemAt(positions, itemAt(ends, 0))],
    routes: [...routes, ...ends.map((node) => [node, nodes.length] as const)],
  }
}

/** The nodes of the industries that a story names. */
function industriesNamed(graph: Graph, { nodes }: Net, name: string): readonly number[] {
  const named = graph.industries.values().filter((industry) => isNamed(industry, name))
  return nodes.flatMap(({ kind, slug }, node) => (kind === 'industries' && named.some((industry) => industry.slug === slug) ? [node] : []))
}
