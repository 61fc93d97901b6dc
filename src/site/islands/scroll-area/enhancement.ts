import { defineEnhancement } from '../../../engine/islands/defineEnhancement'

/** An area that scrolls in narrow windows is a stop of the Tab key only while it does. Without this it always is one. */
export default defineEnhancement({
  enhance(area) {
    const observer = new ResizeObserver(() => {
      if (area.scrollWidth > area.clientWidth) area.tabIndex = 0
      else area.removeAttribute('tabindex')
    })
    // What is in it may grow by itself, as with other spacing of letters.
    for (const element of [area, ...area.children]) observer.observe(element)
  },
})
