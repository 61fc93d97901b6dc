import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Graph } from '../../src/site/graph/graph'
import { ownContent } from '../renderer/graphs'
import { fewProjects, undefinedFacts, unreportedTerms, wrongPeople, wrongRevenue, wrongSatisfaction } from './figures/company'

const graph = await ownContent()

/** The content with other values of facts. */
const withFacts = (values: Readonly<Record<string, string>>): Graph => ({
  ...graph,
  site: {
    ...graph.site,
    facts: {
      ...graph.site.facts,
      ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { label: key, ...graph.site.facts[key], value }])),
    },
  },
})

test.for([
  ['people', wrongPeople, { teamMembers: '651+' }, ['offices have 650 people, the company 651']],
  ['revenue', wrongRevenue, { revenue: '$240M+', growth: '33%' }, ['revenue: 250 in the last year', 'growth: 32.2%']],
  ['projects', fewProjects, { retailClients: '80+' }, ['retail-ecommerce: 75 projects, 80 clients']],
  ['satisfaction', wrongSatisfaction, { surveySatisfaction: '93%' }, ['surveySatisfaction: 91.8%']],
  ['definitions', undefinedFacts, { another: '7' }, ['another']],
] as const)('%s: figures agree, and a planted mistake is found', ([, mistakes, planted, found]) => {
  expect(mistakes(graph)).toEqual([])
  expect(mistakes(withFacts(planted))).toEqual(found)
})

test('what a shareholder looks for is in the annual report, and a number that is not is found', () => {
  const report = readFileSync(join(import.meta.dirname, '../../content/reports/annual-report-2024.mdx'), 'utf8')
  expect(graph.pages.investors.terms?.map(({ name }) => name)).toEqual(['Ownership', 'Dividend', 'Outlook 2025'])
  expect(unreportedTerms(graph, report)).toEqual([])
  expect(unreportedTerms(graph, report.replaceAll('0.32', '0.33'))).toEqual(['Dividend: 0.32'])
})
