type Served = { slug: string; caseStudies: readonly ({ caseStudy: string } | object)[] }

/** The services that did the work of a case study: its practices, and those that name it among their stories. */
export const servicesOfStudy = <Service extends Served>(
  services: readonly Service[],
  { slug, practices = [] }: { slug: string; practices?: readonly string[] | undefined },
): readonly Service[] =>
  services.filter(
    (service) => practices.includes(service.slug) || service.caseStudies.some((story) => 'caseStudy' in story && story.caseStudy === slug),
  )
