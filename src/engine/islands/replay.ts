import type { Recorded } from './record'

/** Keys that mean something without a text. Tab is not among them: the browser has moved the focus already. */
const KEYS = /^(?:Arrow|Home|End|Enter|Escape|Page)/

/**
 * Does again what was done before the script was there: the last text of each field first, then clicks, keys and forms. One
 * after the other, so that each finds the state that the one before it has made.
 */
export async function replay(recorded: readonly Recorded[]) {
  const changed = new Map(recorded.filter(({ type }) => type === 'input' || type === 'change').map((event) => [event.target, event]))
  for (const again of [...[...changed.values()].map((event) => () => change(event)), ...recorded.map((event) => () => act(event))]) {
    await Promise.resolve()
    again()
  }
}

/** The element itself, or what stands in its place now. */
const still = (target: Element) => (target.isConnected || !target.id ? target : (document.getElementById(target.id) ?? target))

function change({ target, value, checked }: Recorded) {
  const field = still(target)
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field instanceof HTMLTextAreaElement) retype(field, HTMLTextAreaElement.prototype, value)
  else if (!(field instanceof HTMLInputElement)) return
  else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }))
  else if (field.type === 'checkbox' || field.type === 'radio') {
    // A click toggles: from the other state it leads to the one that the visitor chose.
    field.checked = !checked
    field.click()
  } else retype(field, HTMLInputElement.prototype, value)
}

/**
 * React compares a field with the value that was last set through the element. So that value is made another one first,
 * and the text is then set past React, as typing does.
 */
function retype(field: HTMLInputElement | HTMLTextAreaElement, prototype: object, value: string) {
  // React may have emptied the field already: its caret says nothing then, and typing goes on at the end.
  const isAsTyped = field.value === value
  const { selectionStart, selectionEnd } = field
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  if (isAsTyped && selectionStart !== null && field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Links that were not held, tick boxes, labels and summaries have done their work already; a submit button shows as its form. */
function act({ type, target, key }: Recorded) {
  const element = still(target)
  if (type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit()
  else if (type === 'keydown' && KEYS.test(key))
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  else if (type === 'click') {
    const control = element.closest<HTMLElement>('a, button, label, summary, input, select, textarea')
    if (control?.matches('button[type="button"], [data-held]')) control.click()
  }
}
