import { expect, test } from 'vitest'
import { required } from '../../src/engine/problems/problem'
import { servicesOfStudy } from '../../src/site/collections/study-services'
import { industryPageOf } from '../../src/site/graph/study-industry'
import { ownContent } from '../renderer/graphs'

const subjectsOf = async (slug: string) => {
  const graph = await ownContent()
  const study = required(graph.caseStudies.get(slug), slug)
  return {
    industry: industryPageOf(graph, study),
    services: servicesOfStudy(graph.services.values(), study).map((service) => service.slug),
  }
}

test.each([
  ['accelerating-payments-modernization', '/industries/financial-services', ['digital-engineering', 'cloud-infrastructure']],
  ['doctor-patient-billing-platform', '/industries/healthcare-life-sciences', ['digital-engineering', 'business-process-services']],
])('the industry and the services of %s', async (slug, industry, services) => {
  expect(await subjectsOf(slug)).toEqual({ industry, services })
})

test('an industry without a profile has no page to link to', async () => {
  expect((await subjectsOf('norrland-steel-quality')).industry).toBeUndefined()
})
