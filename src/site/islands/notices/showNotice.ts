/** The frame in which the next notice comes: a second press before it takes it back. */
let next = 0

/**
 * Shows one of the notices that a part of a page holds (ui/layout/Notices), and hides the others. It comes a frame later, so
 * that what is said twice is read aloud twice.
 */
export function showNotice(part: ParentNode, name: string) {
  const notices = [...part.querySelectorAll<HTMLElement>('[data-notice]')]
  for (const notice of notices) notice.hidden = true
  cancelAnimationFrame(next)
  next = requestAnimationFrame(() => {
    const shown = notices.find(({ dataset }) => dataset.notice === name)
    if (!shown) return
    shown.hidden = false
    // What is to be copied by hand is marked already.
    const field = shown.querySelector('input')
    field?.focus()
    field?.select()
  })
}
