/*
 * A shared element of a view transition is an element that two pages have in common: the browser moves it from its place on the one
 * to its place on the other. An element gets the name of its transition from the attribute `data-shared-element`. On the page that is about
 * it, such as the page of the entry that it shows, it also has that name as its id.
 */

/**
 * The id of the shared element that the page is about. A browser has to wait for this element before it shows the page: otherwise it would
 * not move it.
 */
export const arrivingElement = (html: string): string | undefined => / id="([\w-]+)"[^>]* data-shared-element="\1"/.exec(html)?.[1]

/**
 * The rules that give shared elements the names of their transitions. A browser leaves out the whole transition if two elements have the
 * same name, so these get none.
 */
export function sharedElementStyles(html: string): string {
  const names = [...html.matchAll(/ data-shared-element="([\w-]+)"/g)].map(([, name = '']) => name)
  const [seen, repeated] = [new Set<string>(), new Set<string>()]
  for (const name of names) (seen.has(name) ? repeated : seen).add(name)
  const once = names.filter((name) => !repeated.has(name))
  return once.map((name) => `[data-shared-element=${name}]{view-transition-name:${name}}`).join('')
}
