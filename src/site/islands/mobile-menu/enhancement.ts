import { defineEnhancement } from '../../../engine/islands/defineEnhancement'

/** Windows that have the main menu instead (ui/shell/MobileMenu.css). */
const WIDE = '(min-width: 64rem)'

/**
 * Makes the mobile menu (ui/shell/MobileMenu) a modal dialog: the focus stays in it and comes back, Escape closes it and
 * nothing behind it answers. Whatever closes one of `<details>` and `<dialog>` closes the other.
 */
export default defineEnhancement({
  enhance(details) {
    const summary = details.querySelector('summary')
    const dialog = details.querySelector('dialog')
    if (!(details instanceof HTMLDetailsElement) || !summary || !dialog) return
    const open = () => {
      details.open = true
      const focused = document.activeElement
      // Some browsers do not focus what is clicked: the focus comes back to what had it.
      summary.focus()
      dialog.showModal()
      // Who was in the menu before this script was there stays where they are.
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
    // A link may lead to a place on the page that is open.
    dialog.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && dialog.close())
    matchMedia(WIDE).addEventListener('change', () => {
      if (!dialog.open) return
      dialog.close()
      // The button of the menu is not there any more.
      document.querySelector<HTMLElement>('header a')?.focus()
    })
    // It was opened before this script was there.
    if (details.open) open()
  },
})
