import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { showNotice } from '../notices/showNotice'
import { copy } from '../share-link/share'

/** A button that copies the code or the address beside it. Where the browser refuses, that stays selected, so that the visitor can copy it. */
export default defineEnhancement({
  enhance(button) {
    const around = button.closest('figure, td')
    const source = around?.querySelector('code, a')
    if (!around || !source) return
    button.addEventListener('click', async () => {
      showNotice(around, await copy(source.textContent.trimEnd(), () => getSelection()?.selectAllChildren(source)))
    })
  },
})
