import { clientRole } from '../../src/site/graph/client-role'
import type { CaseStudy } from '../../src/site/graph/graph'
import type { QuotationProps } from '../../src/site/ui/figures/Quotation'
import { clientPortraitOf } from './person'

/** What a client says of a case study, with who says it. */
export const quotationOf = (testimonial: CaseStudy['testimonial']): QuotationProps => ({
  quote: testimonial.quote,
  name: testimonial.author,
  role: clientRole(testimonial),
  portrait: clientPortraitOf(testimonial),
})
