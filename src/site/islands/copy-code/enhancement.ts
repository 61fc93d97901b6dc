import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { showNotice } from '../notices/showNotice'
import { copy } from '../share-link/share'

/** A button that copies the code or the address beside it. Where the browser refuses, it is selected, so that the visitor can copy it. */
export default defineEnhancement({
  enhance(button) {
    const around = button.closest('figure, td')
    const source = around?.querySelector('code, a')
    if (!around || !source) return
    button.addEventListener('click', async () => {
      const result = await copy(source.textContent.trimEnd())
      if (result === 'refused') getSelection()?.selectAllChildren(source)
      showNotice(around, result)
    })
  },
})
