import { opensElsewhere } from './opens-elsewhere'

/** An action of a visitor before the script of an island was loaded. */
export type RecordedEvent = {
  type: string
  target: Element
  /** The key of a keydown, the text of a field, the state of a checkbox. */
  key: string
  value: string
  checked: boolean
}

declare global {
  interface Window {
    /** The clicks and inputs on a page before its loader ran, by a script in the head of some pages (`renderer/html-document.ts`). */
    early?: readonly Event[] | undefined
  }
}

const TYPES = ['click', 'keydown', 'input', 'change', 'submit', 'invalid']

/** The link around an element that opens something once its script is loaded, instead of leading to its address. */
export const heldLink = (target: Element) => target.closest<HTMLAnchorElement>('a[data-held]')

/** Marks a clicked control while it waits for its script: that may take seconds, and a click needs feedback. True if it is marked now. */
export const setWaiting = ({ target }: Pick<RecordedEvent, 'target'>, isWaiting: boolean) =>
  target.closest('button,a[data-held]')?.toggleAttribute('data-waiting', isWaiting)

/**
 * Records the events in an element until the signal is aborted. Forms are not sent meanwhile, and links with `data-held` are not followed.
 * Clicks that open a tab or a window, and keys with Ctrl and the like, are left to the browser. If the browser does not send a form because
 * a field is invalid, that is recorded as one submit event: the field may be hidden, and the script says what is missing.
 */
export function recordEvents(element: HTMLElement, signal: AbortSignal): RecordedEvent[] {
  const recorded: RecordedEvent[] = []
  for (const type of TYPES) {
    element.addEventListener(
      type,
      (event) => {
        const { target } = event
        if (!(target instanceof Element)) return
        const hasModifiers = event instanceof MouseEvent || event instanceof KeyboardEvent
        if (hasModifiers && opensElsewhere(event)) return
        const invalid = type === 'invalid' && target.closest('form')
        // After a failure all fields are shown, so the browser can say what is missing.
        if (invalid && element.dataset.failed === '') return
        if (invalid || type === 'submit' || (type === 'click' && heldLink(target))) event.preventDefault()
        if (invalid && recorded.some((before) => before.type === 'submit')) return
        // Only the last of them waits: of chips, one is pressed.
        if (type === 'click' && setWaiting({ target }, true)) {
          for (const before of recorded) setWaiting(before, false)
          setWaiting({ target }, true)
        }
        recorded.push({
          type: invalid ? 'submit' : type,
          target: invalid || target,
          key: event instanceof KeyboardEvent ? event.key : '',
          value: 'value' in target ? String(target.value) : '',
          checked: 'checked' in target && target.checked === true,
        })
      },
      { capture: true, signal },
    )
  }
  return recorded
}

/**
 * Repeats what the visitor did before the loader ran, for those who record it now. These events have no default action: the browser has
 * done what is due to a click already.
 */
export function repeatEarly() {
  const { early = [] } = window
  // The script in the head records nothing from now on.
  window.early = undefined
  for (const { type, target } of early) target?.dispatchEvent(new Event(type, { bubbles: true }))
}
