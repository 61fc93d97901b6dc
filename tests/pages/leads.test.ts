import { expect, test } from 'vitest'
import { highlightsOf } from '../../pages/home/highlights'
import { hubOf } from '../../src/site/graph/hub'
import { hubLeadOf, insightAt, leadOf } from '../../src/site/graph/look-ups'
import { ownContent } from '../renderer/graphs'

test('home, the hub and the blog lead with different entries', async () => {
  const graph = await ownContent()
  const post = graph.blog.values().find(({ featured }) => featured)
  expect(new Set([highlightsOf(graph).feature?.slug, hubLeadOf(graph)?.slug, post?.slug]).size).toBe(3)
})

test('where a page names no entry of the hub, the first featured one leads', async () => {
  const graph = await ownContent()
  const refs = hubOf(graph)
  const lead = leadOf(graph, refs, { collection: 'blog', slug: 'made' })
  expect(lead).toBe(refs.find((ref) => insightAt(graph, ref).featured))
  expect(lead).toBeDefined()
})

test('an insight on the home page has its kind, day, reading time, author and tags', async () => {
  const { feature, others } = highlightsOf(await ownContent())
  expect(others).toHaveLength(3)
  for (const { label, date, minutes, author, tags, excerpt } of [...(feature ? [feature] : []), ...others])
    expect([label, date, minutes, author, tags?.[0], excerpt].every(Boolean)).toBe(true)
})
