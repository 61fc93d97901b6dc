import { urlOf } from '../routes/addresses'
import type { CaseStudy, Graph } from './graph'
import { isNamed } from './net'

/** The address of the industry of a case study, if it has a page. */
export function industryPageOf({ industries }: Graph, study: CaseStudy): string | undefined {
  const industry = industries.values().find((one) => one.profile && isNamed(one, study.industry))
  return industry && urlOf.industry(industry.slug)
}
