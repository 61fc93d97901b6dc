import { expect, test } from 'vitest'
import { required } from '../../src/engine/problems/problem'
import { parseNodes } from '../../src/engine/schema/body'
import type { Graph } from '../../src/site/graph/graph'
import { searchTexts } from '../../src/site/outputs/search-texts'
import { indexDataOf, readIndexData, searchTermsOfText } from '../../src/site/outputs/texts/index-data'
import { plainNodes } from '../../src/site/outputs/texts/plain-nodes'
import { sectionsOf } from '../../src/site/outputs/texts/sections'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { smallSite } from './graphs'
import { outputOf, sitePage } from './made'

const graph: Graph = await smallSite()

test('what a text is searched by is kept with it', () => {
  for (const { body } of graph.blog.values()) {
    expect(body.searchTerms).toBe(indexDataOf(parseNodes(body.nodes)))
    expect(body.searchTerms).toBe(searchTermsOfText(parseNodes(body.nodes)))
    const { terms, words } = readIndexData(body.searchTerms)
    expect(terms).toMatch(/^[0-9]+ .*[0-9]$/)
    expect(JSON.parse(words)).toEqual(sectionsOf(plainNodes(parseNodes(body.nodes))))
  }
})

test('parts are made of what is kept, without the nodes of texts', () => {
  const pages = planPages(SITE, graph).value.map((page) => sitePage(page))
  const site = outputOf(graph, { pages })
  const [post] = graph.blog.values()
  const { body } = required(post, 'a post')
  const { terms, words } = readIndexData(body.searchTerms)
  const parts = [...searchTexts.emit(site)].flatMap(({ part, path }) => (part ? [{ path, data: JSON.stringify(part.task.data()) }] : []))
  expect(parts.find(({ path }) => path.endsWith('/0-0.json'))?.data).toContain(JSON.stringify(terms))
  expect(parts.some(({ data }) => data.includes(JSON.stringify(words)))).toBe(true)
  expect(parts.some(({ data }) => data.includes(JSON.stringify(body.nodes)))).toBe(false)
})
