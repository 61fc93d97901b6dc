/** The folder of dist/ with the scripts, style sheets and fonts of a site, which are named after their contents. */
export const ASSETS = 'assets'

/** The address of the page that hosts show for every unknown address. */
export const NOT_FOUND = '/404'

/** The file of dist/ that answers an address: `/services/a` is `services/a.html`, `/` is `index.html`. */
export const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

/** Sections with a not-found view of their own, among the addresses of pages: `/blog/404` is that of `/blog`. */
export const notFoundSections = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => address.endsWith(NOT_FOUND) && address !== NOT_FOUND).map((address) => address.slice(0, -NOT_FOUND.length))

/** The address of the not-found view that answers an unknown address: that of its section, or that of the site. */
export const notFoundFor = (address: string, sections: readonly string[]) =>
  (sections.find((section) => address.startsWith(`${section}/`)) ?? '') + NOT_FOUND
