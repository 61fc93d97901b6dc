import { describe, expect } from 'vitest'
import { itemAt } from '../../src/engine/lib/items'
import type { Graph } from '../../src/site/graph/graph'
import { netOf } from '../../src/site/graph/net'
import { caseStudy, industry, service } from '../support/factories'
import { siteTest } from '../support/site-test'

/** The routes of a net as pairs of slugs, in no order. */
function routesIn(graph: Graph): string[] {
  const { nodes, routes } = netOf(graph, 'first-case')
  return routes.map((ends) => ends.map((end) => itemAt(nodes, end).slug).join(' – ')).toSorted()
}

/** What the small site joins: the profile of its first industry, and the stories of its services. */
const SMALL = [
  'first-industry – first-case',
  'first-service – first-case',
  'first-service – first-industry',
  'second-service – first-case',
  'second-service – first-industry',
]

describe('the net of the firm', () => {
  siteTest('has a route for each reference between its nodes, once, and no other', async ({ site }) => {
    expect(routesIn(await site.graph())).toEqual(SMALL)
  })

  siteTest('joins a case with the industry that it names, and a service with that of a story without a page', async ({ site }) => {
    await site.write({
      'industries/branch.yaml': industry({ title: 'Branch', inquiry: 'First industry' }),
      'services/third.yaml': service({
        caseStudies: [{ caseStudy: 'second-case' }, { title: 'Told here', outcome: 'It got better.', industry: 'Second industry' }],
      }),
    })
    expect(routesIn(await site.graph())).toEqual(
      [
        ...SMALL,
        'branch – first-case',
        'branch – second-case',
        'third – second-case',
        'third – second-industry',
        // An industry is joined with the services of its cases.
        'first-service – branch',
        'second-service – branch',
        'third – branch',
      ].toSorted(),
    )
  })

  siteTest('joins a case with the practices that it names', async ({ site }) => {
    await site.write({ 'case-studies/second-case.yaml': caseStudy({ practices: ['second-service'] }) })
    expect(routesIn(await site.graph())).toContain('second-service – second-case')
  })

  siteTest('joins an industry with what it names its sectors', async ({ site }) => {
    await site.write({
      'industries/movement.yaml': industry({ title: 'Movement', sectors: ['Rail', 'Trade'] }),
      'services/third.yaml': service({
        caseStudies: [
          { title: 'Told here', outcome: 'It got better.', industry: 'Rail' },
          { title: 'Told there', outcome: 'It got better.', industry: 'Railways' },
        ],
      }),
      'case-studies/second-case.yaml': caseStudy({ industry: 'Trade' }),
    })
    const routes = routesIn(await site.graph())
    expect(routes.filter((route) => route.includes('movement'))).toEqual([
      'first-service – movement',
      'movement – second-case',
      'second-service – movement',
      'third – movement',
    ])
  })

  siteTest('joins an industry with the services of its cases', async ({ site }) => {
    await site.write({
      'industries/trade.yaml': industry({ title: 'Trade' }),
      'services/third.yaml': service({ caseStudies: [{ caseStudy: 'first-case' }] }),
      'case-studies/second-case.yaml': caseStudy({ industry: 'Trade', practices: ['third'] }),
    })
    const routes = routesIn(await site.graph())
    expect(routes.filter((route) => route.includes('third'))).toEqual(['third – first-case', 'third – second-case', 'third – trade'])
  })

  siteTest('leads to pages, and for an industry without one to its place among all', async ({ site }) => {
    const { nodes } = netOf(await site.graph(), 'first-case')
    expect(nodes.map(({ href }) => href)).toEqual([
      '/services/first-service',
      '/services/second-service',
      '/industries/first-industry',
      '/industries#second-industry',
      '/case-studies/first-case',
      '/case-studies/second-case',
    ])
  })

  siteTest('has room for six cases, among them the chosen one', async ({ site }) => {
    const cases = Array.from({ length: 7 }, (_, index) => [`case-studies/case-${index}.yaml`, caseStudy({ date: `2024-06-0${index + 1}` })])
    await site.write(Object.fromEntries(cases))
    const { nodes } = netOf(await site.graph(), 'first-case')
    const slugs = nodes.filter(({ kind }) => kind === 'caseStudies').map(({ slug }) => slug)
    expect(slugs).toHaveLength(6)
    expect(slugs).toContain('first-case')
  })
})
