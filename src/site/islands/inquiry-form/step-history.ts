import type { Step } from './fields'
import { STEPS } from './validation'

/* An entry of the history for each step of the form, so that Back leads to the step before. */

/** The step of an entry; undefined for one that is not of the form, such as that of a link within the page. */
export const stepOf = (entry: unknown): Step | undefined =>
  typeof entry === 'object' && entry !== null && 'inquiryStep' in entry ? STEPS.find((step) => step === entry.inquiryStep) : undefined

/** Whether the current entry is that of a step, and was added when the visitor went on to it. */
export const isEntryOf = (step: Step): boolean => step !== 0 && stepOf(history.state) === step

/** Adds the entry of a step to that of the step before, unless Forward has led to it already. */
export function addEntry(from: Step, to: Step) {
  if (stepOf(history.state) === to) return
  // The list of steps is brought into view; the place at which the visitor had left a step is below it.
  history.scrollRestoration = 'manual'
  history.replaceState({ ...history.state, inquiryStep: from }, '')
  history.pushState({ inquiryStep: to }, '')
}
