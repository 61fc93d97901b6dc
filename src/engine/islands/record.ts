/** What a visitor did before the script of an island was there. */
export type Recorded = {
  type: string
  target: Element
  /** Key of a keydown, text of a field, state of a tick box. */
  key: string
  value: string
  checked: boolean
}

const TYPES = ['click', 'keydown', 'input', 'change', 'submit', 'invalid']

/** The link round an element that does more than lead somewhere once its script is there. */
export const heldLink = (target: Element) => target.closest<HTMLAnchorElement>('a[data-held]')

/**
 * Keeps what happens in an element until the signal. A form is held back, so that it is not sent half understood, and so is a
 * click on a link that says so. A click that opens a tab or a window is none of ours. A form that the browser does not send
 * for what it still needs, which may be hidden so far, counts as sent, once: its script says what is missing.
 */
export function record(element: HTMLElement, signal: AbortSignal): Recorded[] {
  const recorded: Recorded[] = []
  for (const type of TYPES) {
    element.addEventListener(
      type,
      (event) => {
        const { target } = event
        if (!(target instanceof Element)) return
        if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
        const invalid = type === 'invalid' && target.closest('form')
        // All of it is shown: the browser can say what is missing.
        if (invalid && element.dataset.failed === '') return
        if (invalid || type === 'submit' || (type === 'click' && heldLink(target))) event.preventDefault()
        if (invalid && recorded.some((before) => before.type === 'submit')) return
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
