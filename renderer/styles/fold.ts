/** The attribute that a view gives to the first element of a page that is below the first screen, however large the window is. */
const FOLD = ' data-below-fold=""'

/**
 * Splits the content of a page before the first element that has `data-below-fold`. Without such an element all of it is the first part.
 * The link to the later styles goes between the two: browsers show what precedes it without waiting for them.
 */
export function splitAtFold(html: string): { first: string; rest: string } {
  const mark = html.indexOf(FOLD)
  // React escapes `<` in texts and attributes, so this one begins the tag.
  const fold = mark === -1 ? html.length : html.lastIndexOf('<', mark)
  return { first: html.slice(0, fold), rest: html.slice(fold) }
}
