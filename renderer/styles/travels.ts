/** The id of the picture that travels to the head of a page. The page is shown once it is there: what comes later cannot arrive. */
export const arrivingPicture = (html: string): string | undefined => / id="(art-[\w-]+)"/.exec(html)?.[1]

/**
 * Rules that let the pictures of a page travel to the next page, one for each picture that markup names once. A name that
 * occurs twice would make a browser leave the whole transition out, so such pictures stay.
 */
export function travelStyles(html: string): string {
  const names = [...html.matchAll(/ data-travels="([\w-]+)"/g)].map(([, name = '']) => name)
  const once = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name))
  return once.map((name) => `[data-travels=${name}]{view-transition-name:${name}}`).join('')
}
