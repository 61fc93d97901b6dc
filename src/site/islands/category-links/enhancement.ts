import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { opensElsewhere } from '../../../engine/islands/opens-elsewhere'

/**
 * Links to the categories of a list. A click presses the chip of the category instead, which filters the whole list. A link
 * whose text is on no chip, and every link without a script, scrolls to the category in the list. `data-list` is the id of the
 * section that holds the list.
 */
export default defineEnhancement({
  enhance(links) {
    links.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const list = document.getElementById(links.dataset.list ?? '')
      if (!link || !list || opensElsewhere(event)) return
      const chip = [...list.querySelectorAll<HTMLElement>('.chips button')].find(({ textContent }) => textContent === link.textContent)
      if (!chip) return
      event.preventDefault()
      chip.click()
      chip.focus({ preventScroll: true })
      // The first results are in a narrow window then too, which the heading of the list and its text would fill.
      const controls = chip.closest('.filter-bar') ?? list
      // At once: a smooth scroll would be given up for that which the chip has begun.
      controls.scrollIntoView({ behavior: 'instant' })
    })
  },
})
