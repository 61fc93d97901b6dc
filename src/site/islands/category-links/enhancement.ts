import { defineEnhancement } from '../../../engine/islands/defineEnhancement'

/**
 * Links to the places of categories in a list, which press the chip of their category instead: the whole list is narrowed
 * to it. A link whose words no chip has, and every link without a script, leads to its place in the list.
 * `data-list` names the section of the list.
 */
export default defineEnhancement({
  enhance(links) {
    links.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const list = document.getElementById(links.dataset.list ?? '')
      // With one of these keys the visitor asks for another tab or window.
      if (!link || !list || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const chip = [...list.querySelectorAll<HTMLElement>('.chips button')].find(({ textContent }) => textContent === link.textContent)
      if (!chip) return
      event.preventDefault()
      chip.click()
      chip.focus({ preventScroll: true })
      list.scrollIntoView()
    })
  },
})
