import { expect, test } from 'vitest'
import { required } from '../../src/engine/problems/problem'
import { industryPageOf, servicesOfStudy } from '../../src/site/graph/study-subjects'
import { ownContent } from '../renderer/graphs'

const subjectsOf = async (slug: string) => {
  const graph = await ownContent()
  const study = required(graph.caseStudies.get(slug), slug)
  return { industry: industryPageOf(graph, study), services: servicesOfStudy(graph, study).map(({ href }) => href) }
}

test.each([
  [
    'accelerating-payments-modernization',
    '/industries/financial-services',
    ['/services/digital-engineering', '/services/cloud-infrastructure'],
  ],
  [
    'doctor-patient-billing-platform',
    '/industries/healthcare-life-sciences',
    ['/services/digital-engineering', '/services/business-process-services'],
  ],
])('the industry and the services of %s', async (slug, industry, services) => {
  expect(await subjectsOf(slug)).toEqual({ industry, services })
})

test('an industry without a profile has no page to link to', async () => {
  expect((await subjectsOf('norrland-steel-quality')).industry).toBeUndefined()
})
