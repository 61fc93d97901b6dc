import { itemAt } from '../../src/engine/lib/items'
import type { PlacedNet } from '../../src/site/art/net/crop'
import type { Graph } from '../../src/site/graph/graph'
import { isNamed, type Net } from '../../src/site/graph/net'
import { endsOf } from './change'

/** The id of the stories on the page of a service. */
export const STORIES = 'stories'

/**
 * The net with a result for a service that has none, since none of its case studies is in the net: the value after of its first measured
 * story, connected to the service and the industries of the story, and linked to the stories below.
 */
export function withToldResult(graph: Graph, net: Net & PlacedNet, own: number): Net & PlacedNet {
  const { nodes, routes, rows, positions } = net
  const isResult = (node: number) => nodes[node]?.kind === 'caseStudies'
  if (routes.some((ends) => ends.includes(own) && ends.some(isResult))) return net
  const stories = graph.services.get(nodes[own]?.slug ?? '')?.caseStudies ?? []
  const [result] = stories.flatMap((story) =>
    'measured' in story && story.measured ? [{ ...story.measured, industry: story.industry }] : [],
  )
  if (!result) return net
  const industries = graph.industries.values().filter((industry) => isNamed(industry, result.industry))
  const joined = nodes.flatMap(({ kind, slug }, node) =>
    node === own || (kind === 'industries' && industries.some((industry) => industry.slug === slug)) ? [node] : [],
  )
  const figure = endsOf(result, graph.site.identity.locale).after
  return {
    ...net,
    nodes: [...nodes, { kind: 'caseStudies', slug: '', href: `#${STORIES}`, figure, name: result.label }],
    rows: [...rows, 2],
    positions: [...positions, itemAt(positions, own)],
    routes: [...routes, ...joined.map((node) => [node, nodes.length] as const)],
  }
}
