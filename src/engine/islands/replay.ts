import type { RecordedEvent } from './record'

/** Keys that do not write text. Tab is left out, since the browser has moved the focus already. */
const KEYS = /^(?:Arrow|Home|End|Enter|Escape|Page)/

/**
 * Repeats the recorded actions: first the last text of each field, then clicks, keys and forms. Each waits for a microtask, so that the one
 * before has changed the state.
 */
export async function replay(recorded: readonly RecordedEvent[]) {
  const changes = recorded.filter(({ type }) => type === 'input' || type === 'change')
  const last = new Map(changes.map((event) => [event.target, event])).values()
  for (const [repeat, events] of [
    [change, last],
    [act, recorded],
  ] as const)
    for (const event of events) {
      await Promise.resolve()
      repeat(event)
    }
}

/** The element itself, or the element with its id if it was replaced. */
const still = (target: Element) => (target.isConnected || !target.id ? target : (document.getElementById(target.id) ?? target))

function change({ target, value, checked }: RecordedEvent) {
  const field = still(target)
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field instanceof HTMLTextAreaElement) retype(field, HTMLTextAreaElement.prototype, value)
  else if (!(field instanceof HTMLInputElement)) return
  else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }))
  else if (field.type === 'checkbox' || field.type === 'radio') {
    // A click toggles the value, so it starts from the opposite one.
    field.checked = !checked
    field.click()
  } else retype(field, HTMLInputElement.prototype, value)
}

/**
 * Sets the text of a field so that React notices the change. React compares the text with the value last assigned to the element, so a
 * different value is assigned first; the text is then set by the setter of the prototype, which React does not intercept.
 */
function retype(field: HTMLInputElement | HTMLTextAreaElement, prototype: object, value: string) {
  // React may have changed the text already; then the caret is not restored, and typing goes on at the end.
  const isAsTyped = field.value === value
  const { selectionStart, selectionEnd } = field
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  if (isAsTyped && selectionStart !== null && field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Repeats a click, a key or the sending of a form. Links without `data-held`, checkboxes, labels and summaries are left out, since the
 * browser has handled them; a submit button is recorded as its form. A disabled button passes clicks on to its parent, which has
 * `data-held` too.
 */
function act({ type, target, key }: RecordedEvent) {
  const element = still(target)
  if (type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit()
  else if (type === 'keydown' && KEYS.test(key))
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  else if (type === 'click') {
    const control = element.closest<HTMLElement>('a, button, label, summary, input, select, textarea, [data-held]')
    if (control?.matches('button[type="button"], [data-held]')) control.click()
  }
}
