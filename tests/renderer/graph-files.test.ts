import { expect } from 'vitest'
import { graphFiles } from '../../renderer/graph-files'
import type { Graph } from '../../src/site/graph/graph'
import { person } from '../support/factories'
import { pictureBytes } from '../support/pictures'
import { siteTest } from '../support/site-test'

const textsOf = async (graph: Graph) => {
  const files = await Promise.all([...graphFiles(graph)].map(async ({ path, contents }) => [path, String(await contents())] as const))
  return new Map(files)
}

siteTest('slugs become types', async ({ site }) => {
  await site.write({ 'events/first-event.yaml': null })
  expect((await textsOf(await site.graph())).get('types/content.d.ts')).toMatchSnapshot()
})

siteTest('the graph is JSON, with pictures by name', async ({ site }) => {
  const image = { src: 'made.jpg', alt: 'What it shows' }
  await site.write({ 'people/made.yaml': person({ image }), 'people/made.jpg': await pictureBytes() })
  const found: unknown = JSON.parse((await textsOf(await site.graph())).get('graph.json') ?? '')
  expect(found).toMatchObject({
    services: { 'first-service': { title: 'First service', url: '/services/first-service' } },
    site: { identity: { name: 'Example' } },
    pictures: ['people/made.jpg'],
  })
})
