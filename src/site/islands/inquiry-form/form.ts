import { type Step, TEXT_NAMES, type Values } from './fields'
import { STEPS } from './validation'

/* The fields are uncontrolled, so that text typed before hydration is not lost. These functions read and write their values. */

/** Name of the hidden field that catches bots (specification, 7.8). */
export const HONEYPOT = 'homepage'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The control with this name. */
export function controlIn(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement ? found : undefined
}

const isTicked = (control: Control | undefined) => control instanceof HTMLInputElement && control.checked

/** The current values of the fields. */
export function readValues(form: HTMLFormElement): Values {
  const entries = TEXT_NAMES.map((name) => [name, controlIn(form, name)?.value ?? ''] as const)
  return {
    ...(Object.fromEntries(entries) as Record<(typeof TEXT_NAMES)[number], string>),
    privacyConsent: isTicked(controlIn(form, 'privacyConsent')),
  }
}

/** Unticks the consent. */
export function untick(form: HTMLFormElement) {
  const control = controlIn(form, 'privacyConsent')
  if (control instanceof HTMLInputElement) control.checked = false
}

/** Writes values into the fields, except the consent, which only the visitor gives. */
export function writeValues(form: HTMLFormElement, values: Values) {
  for (const name of TEXT_NAMES) {
    const control = controlIn(form, name)
    if (control && control.value !== values[name]) control.value = values[name]
  }
}

/** The value of the hidden field. */
export const readHoneypot = (form: HTMLFormElement) => controlIn(form, HONEYPOT)?.value ?? ''

/** The step that holds the focused field: it must not be hidden while the visitor types in it. */
export function stepInUse(form: HTMLFormElement): Step | undefined {
  const parts = form.querySelectorAll('fieldset')
  return STEPS.find((step) => parts[step]?.contains(document.activeElement))
}

/**
 * Moves the focus, and brings the list of steps, with which the form begins, into view below the header, then what has the focus. The focus
 * alone would scroll to a heading that is not seen. Instantly: the step that replaces another one would move a smooth scroll off its end.
 */
export function moveFocus(form: HTMLFormElement | null, focused: HTMLElement | null) {
  focused?.focus({ preventScroll: true })
  for (const part of [form?.firstElementChild, focused])
    part?.scrollIntoView({ block: isHigh(part) ? 'start' : 'nearest', behavior: 'instant' })
}

/** Whether an element needs so much of the window that the nearest place to scroll to could show its end alone. */
const isHigh = (element: Element) => element.clientHeight > innerHeight / 2
