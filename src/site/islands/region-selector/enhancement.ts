import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { readStored, store } from '../../../engine/islands/storage'
import { REGION } from './region'

/**
 * Shows the visitor's last choice of a region on every page, and opens the regions page when one is chosen with a pointer (specification,
 * 3.3). The keyboard changes the value at every step, so it does not leave the page.
 */
export default defineEnhancement({
  enhance(form) {
    const select = form.querySelector('select')
    if (!select || !(form instanceof HTMLFormElement)) return
    const show = () => {
      for (const chosen of [readStored(REGION), new URLSearchParams(location.search).get(select.name)]) {
        if (chosen === null || ![...select.options].some(({ value }) => value === chosen)) continue
        select.value = chosen
        store(REGION, chosen)
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
    form.addEventListener('submit', () => store(REGION, select.value))
    // A page restored from the back/forward cache may show an older choice.
    addEventListener('pageshow', ({ persisted }) => persisted && show())
    show()
  },
})
