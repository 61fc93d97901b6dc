/*
 * A shared element of a view transition is an element that two pages have in common: the browser moves it from its place on the one
 * to its place on the other. An element gets the name of its transition from the attribute `data-travels`. On the page that is about
 * it, such as the page of the entry that it shows, it also has that name as its id.
 */

/** The id of the shared element that a page is about. The page is shown once it is there: one that comes later is not moved. */
export const arrivingElement = (html: string): string | undefined => / id="([\w-]+)"[^>]* data-travels="\1"/.exec(html)?.[1]

/**
 * Rules that give the shared elements of a page their names. A name that two elements have would make a browser leave the whole
 * transition out, so they get none.
 */
export function sharedElementStyles(html: string): string {
  const names = [...html.matchAll(/ data-travels="([\w-]+)"/g)].map(([, name = '']) => name)
  const once = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name))
  return once.map((name) => `[data-travels=${name}]{view-transition-name:${name}}`).join('')
}
