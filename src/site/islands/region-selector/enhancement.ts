import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { readStored, store } from '../../../engine/islands/storage'

/** Where the chosen region is kept on this device. */
const KEY = 'region'

/**
 * Shows on every page the region that a visitor chose last, and opens the page of regions when a pointer chooses one
 * (specification, 3.3). Keys change the choice at every step: they do not leave the page.
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
    // A page that comes back from the cache of the browser may show an older choice.
    window.addEventListener('pageshow', ({ persisted }) => persisted && show())
    show()
  },
})
