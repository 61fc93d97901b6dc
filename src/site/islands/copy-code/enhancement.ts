import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { showNotice } from '../notices/showNotice'
import { copy } from '../share-link/share'

/** A button that copies the code of its figure. Where the browser refuses, the code is selected, so that the visitor can copy it. */
export default defineEnhancement({
  enhance(button) {
    const figure = button.closest('figure')
    const code = figure?.querySelector('code')
    if (!figure || !code) return
    button.addEventListener('click', async () => {
      const result = await copy(code.textContent.trimEnd())
      if (result === 'refused') getSelection()?.selectAllChildren(code)
      showNotice(figure, result)
    })
  },
})
