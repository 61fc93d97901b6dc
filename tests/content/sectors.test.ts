import { expect, test } from 'vitest'
import type { Graph } from '../../src/site/graph/graph'
import { netOf } from '../../src/site/graph/net'
import { ownContent } from '../renderer/graphs'

const graph = await ownContent()

/** Industries of stories and case studies that no industry counts, by its name or as one of its sectors. */
function uncounted({ services, industries, caseStudies }: Graph): string[] {
  const told = services.values().flatMap((service) => service.caseStudies.flatMap((story) => ('industry' in story ? [story.industry] : [])))
  const names = new Set(industries.values().flatMap(({ title, inquiry, sectors = [] }) => [title, inquiry, ...sectors]))
  return [...told, ...caseStudies.values().map(({ industry }) => industry)].filter((name) => !names.has(name))
}

test('every story is of an industry, so that the net joins its service with it', () => {
  expect(uncounted(graph)).toEqual([])
})

test.for([
  ['it-infrastructure', ['healthcare-life-sciences', 'public-sector', 'retail-ecommerce']],
  ['emerging-technologies', ['manufacturing', 'public-sector']],
  ['vas-solutions', ['communications-media', 'public-sector']],
] as const)('%s is joined with the industries of its stories', ([service, industries]) => {
  const { nodes, routes } = netOf(graph, graph.pages.home.spotlight.caseStudy)
  const own = nodes.findIndex(({ slug }) => slug === service)
  const near = routes.filter((ends) => ends.includes(own)).flatMap((ends) => ends.flatMap((end) => nodes[end] ?? []))
  expect(near.flatMap(({ kind, slug }) => (kind === 'industries' ? [slug] : [])).toSorted()).toEqual(industries)
})
