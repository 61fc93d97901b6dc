/**
 * Scrolls the filter bar that contains the control to the top of the window if there is no room for the first result below the bar, as on
 * phones or above a keyboard. It waits until the list shows what was chosen: that change would cancel a smooth scroll. The focus stays.
 */
export function showResults(control: Element) {
  requestAnimationFrame(() => {
    const bar = control.closest('.filter-bar')
    if (!bar) return
    const end = bar.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(bar).scrollMarginBlockEnd)
    // Without what the keyboard of a phone covers.
    if (end > (window.visualViewport?.height ?? end)) bar.scrollIntoView()
  })
}
