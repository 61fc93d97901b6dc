import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { opensElsewhere } from '../../../engine/islands/opens-elsewhere'
import { SEARCH_ID } from '../../ui/shell/search-id'

/** Windows this wide show the main menu instead (ui/shell/MobileMenu.css). */
const WIDE = '(min-width: 64rem)'
/** Maximum time between the two taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 400

/**
 * Makes the mobile menu (ui/shell/MobileMenu) a modal dialog, which keeps the focus inside and closes on Escape. Its
 * `<details>` and its `<dialog>` open and close together.
 */
export default defineEnhancement({
  enhance(details) {
    const summary = details.querySelector('summary')
    const dialog = details.querySelector('dialog')
    if (!(details instanceof HTMLDetailsElement) || !summary || !dialog) return
    let openedAt = Number.NEGATIVE_INFINITY
    const open = () => {
      openedAt = performance.now()
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
    dialog.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      // The second tap of a double tap on the button hits whatever the dialog shows there.
      const isSecondTap = event.timeStamp - openedAt < DOUBLE_TAP && isAt(summary, event)
      if (isSecondTap) event.preventDefault()
      // A link may lead to a section of the current page, which then becomes visible.
      if (link || isSecondTap) dialog.close()
      if (link && !isSecondTap) openSearch(link, event)
    })
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

const isAt = (element: Element, { clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
}

/** Gives a link to the search the behavior of the one in the header, which opens a dialog. The search page has no dialog. */
function openSearch(link: HTMLAnchorElement, event: MouseEvent) {
  const search = document.getElementById(SEARCH_ID)
  if (!(search instanceof HTMLAnchorElement) || !link.matches('nav > a') || opensElsewhere(event)) return
  event.preventDefault()
  search.click()
}
