/** Id of the animation frame request that shows the next notice; a second call cancels it. */
let next = 0

/**
 * Shows one of the notices inside an element (ui/layout/Notices) and hides the others. The notice is hidden for one frame
 * first, so that screen readers announce it again if it is shown twice.
 */
export function showNotice(part: ParentNode, name: string) {
  const notices = [...part.querySelectorAll<HTMLElement>('[data-notice]')]
  for (const notice of notices) notice.hidden = true
  // The button that opens the address for copying by hand reflects whether it is open.
  for (const opener of part.querySelectorAll('[data-way][aria-expanded]')) opener.setAttribute('aria-expanded', String(name === 'refused'))
  cancelAnimationFrame(next)
  next = requestAnimationFrame(() => {
    const shown = notices.find(({ dataset }) => dataset.notice === name)
    if (!shown) return
    shown.hidden = false
    // An address to copy by hand is focused and selected. Browsers would scroll the field to the middle of the window.
    const field = shown.querySelector('input')
    if (!field) return
    field.focus({ preventScroll: true })
    field.select()
    shown.scrollIntoView({ block: 'nearest' })
  })
}
