import type { Answer, Mistake, Subscription } from './subscription'
import type { SubscribeWords } from './words'

/** The elements of a subscribe form, as rendered by ui/forms/subscribe-parts. */
export type SubscribeForm = {
  element: HTMLFormElement
  email: HTMLInputElement
  topics: readonly HTMLInputElement[]
  button: HTMLButtonElement
}

/** Finds the elements of a form; undefined if one is missing. */
export function partsOf(element: HTMLElement): SubscribeForm | undefined {
  const email = element.querySelector<HTMLInputElement>('input[type="email"]')
  const button = element.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (!(element instanceof HTMLFormElement) || !email || !button) return undefined
  return { element, email, button, topics: [...element.querySelectorAll<HTMLInputElement>('input[name="topic"]')] }
}

/** The current values of the form. */
export const read = ({ element, email, topics }: SubscribeForm): Subscription => ({
  email: email.value,
  list: element.getAttribute('aria-label') ?? '',
  topics: topics.length === 0 ? undefined : topics.flatMap(({ checked, value }) => (checked ? [value] : [])),
  page: location.pathname,
})

/** Shows an error next to a field, and focuses the field. */
export function showMistake(form: SubscribeForm, { field, kind }: Mistake, words: SubscribeWords) {
  const place = placeOf(form, field)
  const control = field === 'email' ? form.email : form.topics[0]
  say(place, words[kind])
  control?.setAttribute('aria-invalid', 'true')
  if (place) control?.setAttribute('aria-describedby', place.id)
  control?.focus()
}

/** Removes messages and error marks. */
export function clear(form: SubscribeForm) {
  for (const place of form.element.querySelectorAll<HTMLElement>('[data-says]')) place.hidden = true
  for (const control of [form.email, ...form.topics]) {
    control.removeAttribute('aria-invalid')
    control.removeAttribute('aria-describedby')
  }
}

/** Marks the button as busy. It is not disabled, because a disabled button loses the focus. */
export function setBusy({ button }: SubscribeForm, busy: boolean) {
  for (const name of ['aria-busy', 'aria-disabled'])
    if (busy) button.setAttribute(name, 'true')
    else button.removeAttribute(name)
}

/** Says that the message is on its way. */
export const showSending = (form: SubscribeForm, { sending }: SubscribeWords) => say(placeOf(form, 'answer'), sending)

/**
 * Shows the answer to what was sent, and focuses it. If the visitor has changed the form meanwhile, the focus and the new values stay as
 * they are; otherwise a success empties the form.
 */
export function showAnswer(form: SubscribeForm, { kind, text, sent }: Answer & { sent: Subscription }, { feed }: SubscribeWords) {
  const isSame = JSON.stringify(read(form)) === JSON.stringify(sent)
  const place = kind === 'failed' ? (placeOf(form, 'topics') ?? placeOf(form, 'email')) : placeOf(form, 'answer')
  say(place, text)
  if (kind !== 'sent') showFeed(placeOf(form, 'feed'), feed)
  else if (isSame) form.element.reset()
  if (isSame) place?.focus()
}

/** Replaces the placeholder for the link to the feed, whose address is only known from the words. */
function showFeed(place: HTMLElement | null, { href, label }: SubscribeWords['feed']) {
  if (!place) return
  const link = document.createElement('a')
  link.className = place.className
  link.dataset.says = place.dataset.says
  link.href = href
  link.textContent = label
  place.replaceWith(link)
}

const placeOf = ({ element }: SubscribeForm, name: string) => element.querySelector<HTMLElement>(`[data-says="${name}"]`)

function say(place: HTMLElement | null, text: string) {
  if (!place) return
  const words = place.querySelector('span') ?? place
  words.textContent = text
  place.hidden = false
}
