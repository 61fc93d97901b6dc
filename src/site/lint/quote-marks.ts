import { type LintRule, textAt } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { problem } from './problems'

/** The quotation of a case study, around which its page puts quotation marks. */
const QUOTATION = ['testimonial', 'quote'] as const

/** A text between quotation marks that has no others: “Stop,” she said, “now” is in none. */
const IN_MARKS = /^\s*["“„«][^"“”„«»]*["”“»]\s*$/

/** Finds quotations that would have quotation marks twice. */
export const quoteMarks: LintRule = (file) => {
  if (file.collection !== 'caseStudies') return []
  const quotation = textAt(file, QUOTATION)
  return quotation && IN_MARKS.test(quotation.value) ? [problem('quote/own-marks', placeOfField(file.source, QUOTATION))] : []
}
