import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { opensElsewhere } from '../../../engine/islands/opens-elsewhere'

/**
 * Links to the categories of a list. A click presses the chip of the category, which filters the list. A link whose text is on no chip, and
 * every link without a script, scrolls to the category in the list. A link to the list as a whole, itself the element, gives its search
 * field the focus, except on touch screens, where a keyboard would cover the list. `data-list` is the id of the section that holds the list.
 */
export default defineEnhancement({
  enhance(links) {
    links.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const list = document.getElementById(links.dataset.list ?? '')
      if (!link || !list || opensElsewhere(event)) return
      const chip = [...list.querySelectorAll<HTMLElement>('.chips button')].find(({ textContent }) => textContent === link.textContent)
      const isWhole = link === links && !matchMedia('(pointer: coarse)').matches
      const control = chip ?? (isWhole ? list.querySelector('input') : null)
      if (!control) return
      event.preventDefault()
      chip?.click()
      control.focus({ preventScroll: true })
      // Scrolls to the controls and not to the heading of the list, so that the first results are visible in a small window too.
      const controls = control.closest('.filter-bar') ?? list
      // Instantly: the change that the chip causes would cancel a smooth scroll.
      controls.scrollIntoView({ behavior: 'instant' })
    })
  },
})
