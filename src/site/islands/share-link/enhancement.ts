import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { showNotice } from '../notices/showNotice'
import { addressOfPage, titleOfPage } from './page'
import { copy, share } from './share'

/**
 * A button that shares the page (`data-way="share"`) or copies its address (`data-way="copy"`). The result is shown by the
 * notices in the enclosing `[data-sharing]` element.
 */
export default defineEnhancement({
  enhance(button) {
    const part = button.closest('[data-sharing]') ?? document
    const url = addressOfPage()
    for (const field of part.querySelectorAll('input')) field.value = url
    button.addEventListener('click', async () => {
      showNotice(part, await (button.dataset.way === 'copy' ? copy(url) : share({ url, title: titleOfPage() })))
    })
  },
})
