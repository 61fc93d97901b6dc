import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { readStored, store } from '../../../engine/islands/storage'

/** Key in `localStorage`. */
const KEY = 'region'

/**
 * Shows the region that the visitor chose last on every page, and opens the regions page when one is chosen with a pointer
 * (specification, 3.3). The keyboard changes the value at every step, so it does not leave the page.
 */
export default defineEnhancement({
  enhance(form) {
    const select = form.querySelector('select')
    if (!select || !(form instanceof HTMLFormElement)) return
    const show = () => {
      for (const chosen of [readStored(KEY), new URLSearchParams(location.search).get(select.name)]) {
        if (chosen === null || ![...select.options].some(({ value }) => value === chosen)) continue
        select.value = chosen
        store(KEY, chosen)
      }
    }
    let isPointed = false
    form.addEventListener('pointerdown', () => {
      isPointed = true
    })
    form.addEventListener('keydown', () => {
      isPointed = false
    })
    form.addEventListener('change', () => isPointed && form.requestSubmit())
    form.addEventListener('submit', () => store(KEY, select.value))
    // A page from the cache of the browser may show an older choice.
    addEventListener('pageshow', ({ persisted }) => persisted && show())
    show()
  },
})
