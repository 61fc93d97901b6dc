import type { CaseStudy } from './graph'

/** What somebody is who speaks for a client: their position and the company. */
export const clientRole = ({ title, company }: CaseStudy['testimonial']) => `${title}, ${company}`
