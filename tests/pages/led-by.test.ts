import { expect, test } from 'vitest'
import { ledBy } from '../../pages/shared/practice-lead'
import type { Graph } from '../../src/site/graph/graph'
import { ownContent } from '../renderer/graphs'

const said = (graph: Graph, practices: readonly string[]) => {
  const parts = ledBy(graph, practices)
  return { sentence: parts.map(({ text }) => text).join(''), links: parts.flatMap(({ href }) => href ?? []) }
}

test.each([
  [[], ''],
  [['security-trust'], 'Led by Ingrid Solberg.'],
  [['security-trust', 'data-analytics'], 'Led by Ingrid Solberg and Noémie Lachance.'],
  [['security-trust', 'data-analytics', 'ai-transformation'], 'Led by Ingrid Solberg, Noémie Lachance, and Mei Tanaka.'],
])('the leads of %j', async (practices, sentence) => {
  expect(said(await ownContent(), practices)).toEqual({ sentence, links: practices.map((slug) => `/services/${slug}#lead`) })
})

test('whoever leads two practices is named once', async () => {
  const graph = await ownContent()
  const get = () => graph.services.get('security-trust')
  const oneLead = { ...graph, services: { ...graph.services, get } } as Graph
  expect(said(oneLead, ['it-infrastructure', 'security-trust'])).toEqual({
    sentence: 'Led by Ingrid Solberg.',
    links: ['/services/it-infrastructure#lead'],
  })
})
