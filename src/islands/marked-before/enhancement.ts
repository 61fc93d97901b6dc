import { defineEnhancement } from '../runtime/defineEnhancement'
import { readStored } from '../runtime/storage'

/** Where likes and saved articles are kept. What stands there is read by others: this runs on every article. */
const KEYS = ['liked', 'saved']

/**
 * Wakes the buttons around it (islands/article-actions) where this device has something to show in them: something is kept, an
 * other tab keeps something, or the page comes back. For anybody else they wait until they are used.
 */
export default defineEnhancement({
  name: 'marked-before',
  enhance(element) {
    const wake = () => element.dispatchEvent(new Event('focusin', { bubbles: true }))
    window.addEventListener('storage', wake)
    if (KEYS.some((key) => readStored(key) !== null)) wake()
    else window.addEventListener('pageshow', wake)
  },
})
