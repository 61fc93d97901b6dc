/**
 * Scrolls the filter bar that contains the control to the top of the window if the first result is below the window, as on phones or behind
 * a keyboard. It waits until the list shows what was chosen: that change would cancel a smooth scroll. The focus stays.
 */
export function showResults(control: Element) {
  requestAnimationFrame(() => {
    const first = control.closest('[data-island]')?.querySelector('h3, .empty-state')
    const end = first?.getBoundingClientRect().bottom ?? 0
    // Without what the keyboard of a phone covers.
    if (end > (window.visualViewport?.height ?? end)) control.closest('.filter-bar')?.scrollIntoView()
  })
}
