import type { Graph, Service } from './graph'

/** What the company itself holds in the field of a service, as the home page words it. */
export type Certifications = { label: string; items: Graph['pages']['home']['trust']['certifications'] }

/** The certifications of the company that name a service. */
export const certificationsOf = ({ pages: { home } }: Graph, { slug }: Pick<Service, 'slug'>): Certifications => ({
  label: home.trust.labels.certifications,
  items: home.trust.certifications.filter(({ service }) => service === slug),
})
