import { expect, test } from 'vitest'
import { hubOf } from '../../src/site/graph/hub'
import { insightAt, leadOf } from '../../src/site/graph/look-ups'
import { ownContent } from './graphs'

const graph = await ownContent()
const refs = hubOf(graph)
const lead = leadOf(graph, refs, { collection: 'caseStudies', slug: graph.pages.insights.lead ?? '' })
const lists = {
  services: graph.services.values(),
  hub: refs.map((ref) => ({ tone: insightAt(graph, ref).tone, featured: ref === lead })),
  'case studies': graph.caseStudies.values(),
  newsroom: graph.newsroom.values(),
  whitepapers: graph.whitepapers.values(),
  blog: graph.blog.values(),
  events: graph.events.values().filter(({ past }) => !past),
  industries: graph.industries.values().filter(({ profile }) => profile),
  technologies: graph.technologies.values(),
}

/** Entries as lists show them: the first one that is featured stands before all others. */
function shown<Entry extends object>(entries: readonly Entry[]): Entry[] {
  const first = entries.find((entry) => 'featured' in entry && entry.featured === true)
  return first ? [first, ...entries.filter((entry) => entry !== first)] : [...entries]
}

test.for(Object.entries(lists))('no picture of the %s has the tone of the two before it', ([, entries]) => {
  const tones = shown<(typeof entries)[number]>(entries).map(({ tone }) => tone)
  expect(tones.filter((tone, index) => tones.slice(Math.max(0, index - 2), index).includes(tone))).toEqual([])
})

test('no list begins with a large picture that is pale', () => {
  const { 'case studies': studies, newsroom, whitepapers, blog, hub } = lists
  expect([studies, newsroom, whitepapers, blog, hub].map((entries) => shown<{ tone: string }>(entries)[0]?.tone)).not.toContain('mist')
})
