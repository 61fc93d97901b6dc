import { expect } from 'vitest'
import { localNetOf } from '../../pages/shared/placed-net'
import { industry, service } from '../support/factories'
import { siteTest } from '../support/site-test'

siteTest('a service without a case study shows the value of its first measured story, joined with its industry', async ({ site }) => {
  await site.write({
    'industries/movement.yaml': industry({ title: 'Movement', sectors: ['Rail'] }),
    'services/third.yaml': service({
      caseStudies: [
        { title: 'Told here', outcome: 'It got better.', industry: 'Rail' },
        { title: 'Told too', outcome: 'Faster.', industry: 'Rail', measured: { label: 'to open', before: 9, after: 2, unit: '%' } },
      ],
    }),
  })
  const graph = await site.graph()
  const net = localNetOf(graph, 'services', 'third')
  expect(net?.nodes.map(({ href, figure, name, row }) => ({ href, figure, name, row }))).toEqual([
    { href: undefined, figure: undefined, name: 'Made service', row: 1 },
    { href: '/industries#movement', figure: undefined, name: 'Movement', row: 0 },
    { href: '#stories', figure: '2%', name: 'to open', row: 2 },
  ])
  expect(net?.routes).toHaveLength(3)
  expect(localNetOf(graph, 'services', 'first-service')?.nodes.some(({ href }) => href === '#stories')).toBe(false)
})
