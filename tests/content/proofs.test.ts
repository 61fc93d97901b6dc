import { expect, test } from 'vitest'
import { serviceRowOf } from '../../pages/shared/service-cell'
import { ownContent } from '../renderer/graphs'

test('each service is proved by what a client of its own has measured', async () => {
  const graph = await ownContent()
  const proofs = graph.services.values().map((service) => serviceRowOf(graph, service).proof)
  expect(proofs.filter((proof) => proof === undefined)).toEqual([])
  expect(new Set(proofs.map((proof) => `${proof?.client} ${proof?.before} ${proof?.after}`)).size).toBe(proofs.length)
})

test('a story told without a page begins with the client that it names', async () => {
  const graph = await ownContent()
  const stories = [
    ...graph.services.values().flatMap(({ caseStudies }) => caseStudies),
    ...graph.industries.values().flatMap(({ profile }) => profile?.caseStudies ?? []),
  ].flatMap((story) => ('caseStudy' in story ? [] : [story]))
  expect(stories.length).toBeGreaterThan(10)
  for (const { title, client } of stories) expect(title.split(': ')[0]).toBe(client)
})
