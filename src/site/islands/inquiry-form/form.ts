import { type Step, TEXT_NAMES, type Values } from './fields'
import { STEPS } from './validation'

/*
 * The fields of the form keep their own values, so that nothing is lost that was typed before the script came. These read and
 * write them.
 */

/** Name of the field that nobody sees (specification, 7.8). */
export const TRAP = 'homepage'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The control of a form with this name. */
export function controlIn(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement ? found : undefined
}

const isTicked = (control: Control | undefined) => control instanceof HTMLInputElement && control.checked

/** What stands in the fields. */
export function readValues(form: HTMLFormElement): Values {
  const entries = TEXT_NAMES.map((name) => [name, controlIn(form, name)?.value ?? ''] as const)
  return {
    ...(Object.fromEntries(entries) as Record<(typeof TEXT_NAMES)[number], string>),
    privacyConsent: isTicked(controlIn(form, 'privacyConsent')),
  }
}

/** Takes the consent away. */
export function untick(form: HTMLFormElement) {
  const control = controlIn(form, 'privacyConsent')
  if (control instanceof HTMLInputElement) control.checked = false
}

/** Puts values into the fields; the consent is the visitor's alone. */
export function writeValues(form: HTMLFormElement, values: Values) {
  for (const name of TEXT_NAMES) {
    const control = controlIn(form, name)
    if (control && control.value !== values[name]) control.value = values[name]
  }
}

/** What was written into the field that nobody sees. */
export const readTrap = (form: HTMLFormElement) => controlIn(form, TRAP)?.value ?? ''

/** The step that the visitor is typing in: it must not be hidden while they do. */
export function stepInUse(form: HTMLFormElement): Step | undefined {
  const parts = form.querySelectorAll('fieldset')
  return STEPS.find((step) => parts[step]?.contains(document.activeElement))
}
