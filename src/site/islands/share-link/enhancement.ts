import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { showNotice } from '../notices/showNotice'
import { addressOfPage, titleOfPage } from './page'
import { copy, share } from './share'

/**
 * A button that shares the page (`data-way="share"`) or copies its address (`data-way="copy"`). The result is shown by the notices in the
 * enclosing `[data-sharing]` element. The address for copying by hand closes with Escape, its close button, a second press, and when the
 * focus leaves that element.
 */
export default defineEnhancement({
  enhance(button) {
    const part = button.closest('[data-sharing]') ?? document
    const url = addressOfPage()
    for (const field of part.querySelectorAll<HTMLInputElement>('input[readonly]')) field.value = url
    const { way } = button.dataset
    const isOpener = !button.closest('[data-notice]')
    const isOpen = () => part.querySelector<HTMLInputElement>('[data-notice]:not([hidden]) > * > input')
    const close = () => {
      showNotice(part, '')
      button.focus()
    }
    if (isOpener) {
      part.addEventListener('focusout', (event) => {
        const next = event instanceof FocusEvent && event.relatedTarget
        if (next instanceof Node && !part.contains(next) && isOpen()) showNotice(part, '')
      })
      document.addEventListener('keydown', ({ key }) => {
        if (key !== 'Escape' || !isOpen()) return
        // If the focus is elsewhere, it stays there.
        if (part.contains(document.activeElement)) close()
        else showNotice(part, '')
      })
      part.querySelector('[data-way="close"]')?.addEventListener('click', close)
    }
    button.addEventListener('click', async () => {
      const field = isOpen()
      if (isOpener && field) return close()
      const shared = await (way === 'copy' ? copy(url, field ? () => field.select() : undefined) : share({ url, title: titleOfPage() }))
      if (shared === 'refused' && field) {
        // The address for copying by hand is shown already and remains the only way.
        const line = part.querySelector<HTMLElement>('[data-refused]')
        if (line) line.textContent = line.dataset.refused ?? ''
        return field.focus({ preventScroll: true })
      }
      if (shared === 'refused') button.setAttribute('aria-expanded', 'true')
      showNotice(part, shared)
    })
  },
})
