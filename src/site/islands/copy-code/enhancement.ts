import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { showNotice } from '../notices/showNotice'
import { copy } from '../share-link/share'

/**
 * A button that copies the code or the address beside it. Where the browser refuses, it is selected, which is the older way to copy, and
 * left to the visitor where that is refused as well.
 */
export default defineEnhancement({
  enhance(button) {
    const around = button.closest('figure, td')
    const source = around?.querySelector('code')
    if (!around || !source) return
    button.addEventListener('click', async () => {
      let result = await copy(source.textContent.trimEnd())
      // A row has room for one notice.
      showNotice(button.closest('tr') ?? around, '')
      if (result === 'refused') {
        // An address is part of what is said, and only what is seen can be copied.
        source.parentElement?.removeAttribute('hidden')
        getSelection()?.selectAllChildren(source)
        if (document.execCommand('copy')) result = 'copied'
      }
      showNotice(around, result)
    })
  },
})
