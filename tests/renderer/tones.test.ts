import { expect, test } from 'vitest'
import { hubOf } from '../../src/site/graph/hub'
import { insightAt } from '../../src/site/graph/queries'
import { ownContent } from './graphs'

const graph = await ownContent()
const lists = {
  hub: hubOf(graph).map((ref) => insightAt(graph, ref)),
  'case studies': graph.caseStudies.values(),
  newsroom: graph.newsroom.values(),
  whitepapers: graph.whitepapers.values(),
  blog: graph.blog.values(),
  events: graph.events.values().filter(({ past }) => !past),
  industries: graph.industries.values().filter(({ profile }) => profile),
  technologies: graph.technologies.values().map(({ colour }) => ({ tone: colour })),
}

test.for(Object.entries(lists))('no picture of the %s has the tone of the two before it', ([, entries]) => {
  const tones = entries.map(({ tone }) => tone)
  expect(tones.filter((tone, index) => tones.slice(Math.max(0, index - 2), index).includes(tone))).toEqual([])
})
