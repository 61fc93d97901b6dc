/** The page that holds a link: its absolute address, and the address of the site that goes before each route. */
export type LinkBase = { page: string; origin: string }

/** The absolute address of a link on a page. One that cannot be parsed is returned unchanged. */
export function absoluteAddress(href: string, { page, origin }: LinkBase): string {
  const written = /^\/(?![/\\])/.test(href) ? origin + href : href
  return URL.canParse(written, page) ? new URL(written, page).href : href
}
