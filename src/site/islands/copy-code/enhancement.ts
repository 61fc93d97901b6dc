import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { showNotice } from '../notices/showNotice'
import { copy } from '../share-link/share'

/**
 * A button that copies the code or the address next to it. If the browser refuses, the text is selected, so that the visitor can copy it.
 */
export default defineEnhancement({
  enhance(button) {
    const around = button.closest('figure, td')
    const source = around?.querySelector('code')
    if (!around || !source) return
    const select = () => {
      // The element of an address may be hidden, and only visible text can be copied.
      source.parentElement?.removeAttribute('hidden')
      getSelection()?.selectAllChildren(source)
    }
    button.addEventListener('click', async () => {
      // A row has room for one notice.
      showNotice(button.closest('tr') ?? around, '')
      // Formulas contain no-break spaces, which other programs do not treat as spaces.
      showNotice(around, await copy(source.textContent.trimEnd().replaceAll('\u00a0', ' '), select))
    })
  },
})
