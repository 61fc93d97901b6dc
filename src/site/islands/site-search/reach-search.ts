/** Reaches what has the id of the search: the link in the header opens its dialog, the field of the search page gets the focus. */
export function reachSearch(search: HTMLElement) {
  if (search instanceof HTMLAnchorElement) search.click()
  else search.focus()
}
