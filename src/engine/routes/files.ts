/** The folder of dist/ with the scripts, style sheets and fonts of a site, which are named after their contents. */
export const ASSETS = 'assets'

/** The file of dist/ that names all others. */
export const SITE_MANIFEST = 'manifest.json'

/** The address of the notices of third-party licences. */
export const NOTICES = '/licences.txt'

/** The address of the list of pages for search engines. */
export const SITEMAP = '/sitemap.xml'

/** The address of the icon of the site in browser tabs. */
export const FAVICON = '/favicon.svg'

/** The address of the page that hosts show for unknown addresses. */
export const NOT_FOUND = '/404'

/** Whether an address is that of a not-found view, of the site or of a section. */
export const isNotFound = (address: string): boolean => address.endsWith(NOT_FOUND)

/** The file of dist/ for an address: `/stories/a` is `stories/a.html`, `/` is `index.html`. */
export const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

/** The address of a file of dist/: `/stories/a` of `stories/a.html`, `/feed.xml` of `feed.xml`. */
export const addressOfFile = (path: string) => `/${path.replace(/(?:(?:^|\/)index)?\.html$/, '')}`

/** The sections with a not-found view among the addresses of pages, inner ones first: `/stories/404` gives `/stories`. */
export const notFoundSections = (addresses: readonly string[]): string[] =>
  addresses
    .filter((address) => isNotFound(address) && address !== NOT_FOUND)
    .map((address) => address.slice(0, -NOT_FOUND.length))
    .toSorted((one, other) => partsOf(other) - partsOf(one))

const partsOf = (address: string) => address.split('/').length

/** The address of the not-found view for an unknown address: of the first section that holds it, or else of the site. */
export const notFoundFor = (address: string, sections: readonly string[]) =>
  (sections.find((section) => address.startsWith(`${section}/`)) ?? '') + NOT_FOUND
