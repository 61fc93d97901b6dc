import { expect, test } from 'vitest'
import { required } from '../../src/engine/problems/problem'
import { parseNodes } from '../../src/engine/schema/body'
import type { Graph } from '../../src/site/graph/graph'
import { searchTexts } from '../../src/site/outputs/search-texts'
import { searchTermsOfText, termsOfText } from '../../src/site/outputs/texts/terms'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { smallSite } from './graphs'
import { outputOf, sitePage } from './made'

const graph: Graph = await smallSite()

test('the terms of a text are kept with it', () => {
  for (const { body } of graph.blog.values()) {
    expect(body.searchTerms).toBe(termsOfText(parseNodes(body.nodes)))
    expect(body.searchTerms).toBe(searchTermsOfText(parseNodes(body.nodes)))
    expect(body.searchTerms).toMatch(/^[0-9]+ /)
  }
})

test('parts with terms are made of what is kept, without the nodes of texts', () => {
  const pages = planPages(SITE, graph).value.map((page) => sitePage(page))
  const site = outputOf(graph, { pages })
  const terms = [...searchTexts.emit(site)].find(({ path }) => path.endsWith('/0-0.json'))
  const data = JSON.stringify(required(required(terms, 'a part with terms').part, 'what it is made from').task.data())
  const [post] = graph.blog.values()
  const { body } = required(post, 'a post')
  expect(data).toContain(JSON.stringify(body.searchTerms))
  expect(data).not.toContain(JSON.stringify(body.nodes))
})
