import type { CaseStudy } from './graph'

/** The role of somebody who speaks for a client: position and company. */
export const clientRole = ({ title, company }: CaseStudy['testimonial']) => `${title}, ${company}`
