import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { showNotice } from '../notices/showNotice'
import { copy } from '../share-link/share'

/** A button that copies the code or the address beside it. Where the browser refuses, that stays selected, so that the visitor can copy it. */
export default defineEnhancement({
  enhance(button) {
    const around = button.closest('figure, td')
    const source = around?.querySelector('code')
    if (!around || !source) return
    const select = () => {
      // An address is part of what is said, and only what is seen can be copied.
      source.parentElement?.removeAttribute('hidden')
      getSelection()?.selectAllChildren(source)
    }
    button.addEventListener('click', async () => {
      // A row has room for one notice.
      showNotice(button.closest('tr') ?? around, '')
      // Formulas are set with spaces that do not break, which other programs do not take for spaces.
      showNotice(around, await copy(source.textContent.trimEnd().replaceAll('\u00a0', ' '), select))
    })
  },
})
