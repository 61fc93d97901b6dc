import type { Graph, Service } from './graph'

type Certification = Graph['pages']['home']['trust']['certifications'][number]
type CertificationLink = NonNullable<Certification['link']>

/** What the company itself holds in the field of a service, as the home page words it. */
export type Certifications = { label: string; items: readonly Certification[]; links: readonly CertificationLink[] }

/** The certifications of the company that name a service. */
export function certificationsOf({ pages: { home } }: Graph, { slug }: Pick<Service, 'slug'>): Certifications {
  const items = home.trust.certifications.filter(({ service }) => service === slug)
  return { label: home.trust.labels.certifications, items, links: linksOf(items) }
}

/** Where certifications can be asked for or read about. */
export const linksOf = (certifications: readonly Certification[]): readonly CertificationLink[] =>
  certifications.flatMap(({ link }) => link ?? [])
