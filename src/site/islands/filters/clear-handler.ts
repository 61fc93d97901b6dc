/**
 * Handler for the button of an empty list. The button disappears with the message, so the focus moves to the search field, whose id is
 * `field`.
 */
export const clearHandler = (field: string, clear: () => void) => () => {
  clear()
  document.getElementById(field)?.focus()
}
