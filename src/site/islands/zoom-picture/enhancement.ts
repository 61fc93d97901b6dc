import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { opensElsewhere } from '../../../engine/islands/opens-elsewhere'

/** A link to the largest file of a picture shows it over the page. Keys and buttons that open a new tab still do. */
export default defineEnhancement({
  enhance(link) {
    const dialog = link.parentElement?.querySelector('dialog')
    const small = link.querySelector('img')
    if (!(link instanceof HTMLAnchorElement) || !dialog || !small) return
    link.addEventListener('click', (event) => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      const large = Object.assign(new Image(small.width, small.height), { alt: small.alt, src: link.href })
      dialog.querySelector('img')?.remove()
      dialog.append(large)
      dialog.showModal()
    })
    dialog.addEventListener('click', () => dialog.close())
  },
})
