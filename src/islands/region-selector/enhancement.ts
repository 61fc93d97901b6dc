import { defineEnhancement } from '../runtime/defineEnhancement'
import { readStored, store } from '../runtime/storage'

/** Where the chosen region is kept on this device. */
const KEY = 'region'

/**
 * Remembers the region that a visitor chose, and shows it on the page of regions (part 1, section 2: Header; rulings, Buttons).
 * `data-places` of the form names the place of each region on that page, by code.
 */
export default defineEnhancement({
  name: 'region-selector',
  enhance(form) {
    const select = form.querySelector('select')
    if (!select) return
    const asked = new URLSearchParams(window.location.search).get('region')
    const places: Readonly<Record<string, string>> = JSON.parse(form.dataset.places ?? '{}')
    const chosen = asked ?? readStored(KEY)
    const isKnown = [...select.options].some(({ value }) => value === chosen)
    if (chosen !== null && isKnown) select.value = chosen
    if (asked !== null && isKnown) {
      store(KEY, asked)
      document.getElementById(places[asked] ?? '')?.scrollIntoView()
    }
    form.addEventListener('submit', () => store(KEY, select.value))
  },
})
