/** The page that holds a link: its whole address, and the address of the site that all its routes begin with. */
export type LinkPlace = { page: string; origin: string }

/** The whole address of a link on a page. One that no browser understands stays as it is. */
export function wholeAddress(href: string, { page, origin }: LinkPlace): string {
  const written = /^\/(?![/\\])/.test(href) ? origin + href : href
  return URL.canParse(written, page) ? new URL(written, page).href : href
}
