import { urlOf } from '../routes/addresses'
import type { CaseStudy, Graph } from './graph'
import { isNamed } from './net'

/** Links to the services that did the work of a case study: its practices, and those that name it among their stories. */
export const servicesOfStudy = ({ services }: Graph, { slug, practices = [] }: CaseStudy): { label: string; href: string }[] =>
  services
    .values()
    .filter(
      (service) =>
        practices.includes(service.slug) || service.caseStudies.some((story) => 'caseStudy' in story && story.caseStudy === slug),
    )
    .map((service) => ({ label: service.title, href: urlOf.service(service.slug) }))

/** The address of the industry of a case study, if it has a page. */
export function industryPageOf({ industries }: Graph, study: CaseStudy): string | undefined {
  const industry = industries.values().find((one) => one.profile && isNamed(one, study.industry))
  return industry && urlOf.industry(industry.slug)
}
