import { expect } from 'vitest'
import { localNetOf } from '../../pages/shared/placed-net'
import { industryChangesOf } from '../../pages/shared/story'
import { caseStudy, industry, service } from '../support/factories'
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

siteTest('services that share a case study each show another of its results, next to what they told themselves', async ({ site }) => {
  const study = { caseStudy: 'shared' }
  const told = { title: 'Told', outcome: 'Faster.', industry: 'Trade', measured: { label: 'to open', before: 9, after: 2, unit: '%' } }
  const results = ['10%', '20%', '30%'].map((metric) => ({ metric, description: 'Gain', detail: 'Of a made figure.' }))
  await site.write({
    'case-studies/shared.yaml': caseStudy({ results }),
    'services/third.yaml': service({ order: 3, caseStudies: [study, told] }),
    'services/fourth.yaml': service({ order: 4, caseStudies: [study] }),
  })
  const graph = await site.graph()
  const resultsOf = (slug: string) => localNetOf(graph, 'services', slug)?.nodes.flatMap(({ row, figure }) => (row === 2 ? [figure] : []))
  expect(resultsOf('third')?.toSorted()).toEqual(['10%', '2%'])
  expect(resultsOf('fourth')).toEqual(['20%'])
})

siteTest('a service does not show a result that needs its note, but the next one', async ({ site }) => {
  const results = ['10%', '20%', '30%', '40%'].map((metric, index) => ({
    metric,
    description: 'Gain',
    detail: 'Of a made figure.',
    ...(index === 1 && { note: 'relative' }),
  }))
  await site.write({
    'case-studies/shared.yaml': caseStudy({ results }),
    'services/third.yaml': service({ order: 3, caseStudies: [{ caseStudy: 'shared' }] }),
    'services/fourth.yaml': service({ order: 4, caseStudies: [{ caseStudy: 'shared' }] }),
  })
  const graph = await site.graph()
  const resultsOf = (slug: string) => localNetOf(graph, 'services', slug)?.nodes.flatMap(({ row, figure }) => (row === 2 ? [figure] : []))
  expect(resultsOf('third')).toEqual(['10%'])
  expect(resultsOf('fourth')).toEqual(['30%'])
})

siteTest('a plotted change says its note', async ({ site }) => {
  const measured = (after: number) => ({ before: 50, after, unit: '%' })
  const results = [
    { metric: '10%', description: 'Gain', detail: 'Of a made figure.', measured: measured(55) },
    { metric: '20%', description: 'Rise', detail: 'Of a made figure.', measured: measured(60), note: 'relative' },
    { metric: '30%', description: 'Speed', detail: 'Of a made figure.' },
  ]
  await site.write({ 'case-studies/shared.yaml': caseStudy({ results }) })
  const changes = industryChangesOf(await site.graph(), [{ caseStudy: 'shared', challenge: 'Slow.', solution: 'Faster.' }])
  expect(changes.map(({ outcome }) => outcome)).toContain('20% Rise, relative')
})
