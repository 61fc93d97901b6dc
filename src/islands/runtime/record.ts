/** What a visitor did before the script of an island was there. */
export type Recorded = {
  type: string
  target: Element
  /** Key of a keydown, text of a field, state of a tick box. */
  key: string
  value: string
  checked: boolean
}

const TYPES = ['click', 'keydown', 'input', 'change', 'submit']

/** Keeps what happens in an element until the signal. A form is held back, so that it is not sent half understood. */
export function record(element: HTMLElement, signal: AbortSignal): Recorded[] {
  const recorded: Recorded[] = []
  for (const type of TYPES) {
    element.addEventListener(
      type,
      (event) => {
        const { target } = event
        if (!(target instanceof Element)) return
        if (type === 'submit') event.preventDefault()
        recorded.push({
          type,
          target,
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
