import type { CaseStudy, Graph, Industry, Service } from './graph'
import { isNamed } from './net'

/**
 * What there is to read of the work in an industry: its first case study, else the service with the most stories of it. Undefined if
 * nothing names the industry.
 */
export function workIn(graph: Graph, industry: Industry): CaseStudy | Service | undefined {
  const study = graph.caseStudies.values().find((entry) => isNamed(industry, entry.industry))
  if (study) return study
  const storiesOf = ({ caseStudies }: Service) =>
    caseStudies.filter((story) => 'industry' in story && isNamed(industry, story.industry)).length
  const [service] = graph.services
    .values()
    .filter((entry) => storiesOf(entry) > 0)
    .toSorted((one, other) => storiesOf(other) - storiesOf(one))
  return service
}
