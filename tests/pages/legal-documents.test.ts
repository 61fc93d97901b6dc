import { describe, expect } from 'vitest'
import type { Graph } from '../../src/site/graph/graph'
import { pagesOf } from '../renderer/made'
import { article, legalPage } from '../support/factories'
import { siteTest } from '../support/site-test'

const mainOf = (graph: Graph, address: string) => /<main.*<\/main>/s.exec(pagesOf(graph, address)[0]?.html() ?? '')?.[0] ?? ''

describe('the list of legal documents', () => {
  siteTest('has all of them in their order, with what each settles and its last change, and each leads to it', async ({ site }) => {
    await site.write({
      'legal/made.mdx': article(legalPage({ title: 'A document', summary: 'What a document settles.', lastUpdated: '2024-05-06' })),
      'legal/before.mdx': article(legalPage({ title: 'A document before', order: 49 })),
    })
    const graph = await site.graph()
    const main = mainOf(graph, '/legal')
    expect(main).toContain('<h1>Legal documents heading</h1>')
    const cells = [...main.matchAll(/<article class="cell">.*?<\/article>/g)].map(([cell]) => cell)
    expect(cells.map((cell) => /href="([^"]*)"/.exec(cell)?.[1])).toEqual(graph.legal.values().map(({ url }) => url))
    const own = cells.find((cell) => cell.includes('href="/legal/made"'))
    for (const text of ['<svg class="glyph"', 'A document</a></h3>', 'What a document settles.', '<time dateTime="2024-05-06">'])
      expect(own).toContain(text)
    expect(main).toContain(`href="mailto:${graph.site.identity.legalEmail}"`)
    expect(mainOf(graph, '/legal/made')).toContain('<li><a href="/legal">Legal documents page</a></li>')
  })
})
