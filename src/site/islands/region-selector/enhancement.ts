import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { readStored, store } from '../../../engine/islands/storage'
import { type Codes, codeIn } from './code'

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
    const known = [...select.options].map(({ value }) => value)
    // As the same build has written them.
    const codes = JSON.parse(document.querySelector<HTMLElement>('[data-codes]')?.dataset.codes ?? '{}') as Codes
    const show = () => {
      const chosen = codeIn(location.search, known, codes) ?? readStored(KEY)
      if (chosen === null || !known.includes(chosen)) return
      select.value = chosen
      store(KEY, chosen)
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
    // Opening a tab of the regions changes the address (islands/region-tabs).
    addEventListener('regionchange', show)
    addEventListener('popstate', show)
    // A page from the cache of the browser may show an older choice.
    addEventListener('pageshow', ({ persisted }) => persisted && show())
    show()
  },
})
