import { defineEnhancement } from '../../../engine/islands/defineEnhancement'

/** Windows this wide show the main menu instead (ui/shell/MobileMenu.css). */
const WIDE = '(min-width: 64rem)'

/**
 * Makes the mobile menu (ui/shell/MobileMenu) a modal dialog, which keeps the focus inside and closes on Escape. Its
 * `<details>` and its `<dialog>` open and close together.
 */
export default defineEnhancement({
  enhance(details) {
    const summary = details.querySelector('summary')
    const dialog = details.querySelector('dialog')
    if (!(details instanceof HTMLDetailsElement) || !summary || !dialog) return
    const open = () => {
      details.open = true
      const focused = document.activeElement
      // Not every browser focuses a clicked element, but a closing dialog returns the focus to the element that had it.
      summary.focus()
      dialog.showModal()
      // If the menu was open before this script ran, the focus may be inside already, and stays there.
      const isInside = focused instanceof HTMLElement && dialog.contains(focused)
      ;(isInside ? focused : dialog.querySelector('button'))?.focus()
    }
    summary.addEventListener('click', (event) => {
      event.preventDefault()
      open()
    })
    details.addEventListener('toggle', () => details.open || dialog.close())
    dialog.addEventListener('close', () => {
      details.open = false
    })
    // The link may lead to a place on the current page, which then becomes visible.
    dialog.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && dialog.close())
    matchMedia(WIDE).addEventListener('change', () => {
      if (!dialog.open) return
      dialog.close()
      // Wide windows hide the button of the menu, so the focus moves to the first link of the header.
      document.querySelector<HTMLElement>('header a')?.focus()
    })
    // The menu was opened before this script ran.
    if (details.open) open()
  },
})
