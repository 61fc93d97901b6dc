import { clientRole } from '../../src/site/graph/client-role'
import type { CaseStudy } from '../../src/site/graph/graph'
import type { QuotationProps } from '../../src/site/ui/figures/Quotation'
import { clientPortraitOf } from './person'

/** The testimonial of a client about a case study, with its author. */
export const quotationOf = (testimonial: CaseStudy['testimonial']): QuotationProps => ({
  quote: testimonial.quote,
  name: testimonial.author,
  role: clientRole(testimonial),
  portrait: clientPortraitOf(testimonial),
})
