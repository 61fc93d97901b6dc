// How the routes of a site become addresses of its host. This is plain JavaScript, since the configuration of vite uses it.

/** The base path of a site that has a host for itself. */
export const ROOT = '/'

/**
 * The address at which a host answers for a route of the site: `/site/about` for `/about` below `/site/`.
 * @param {string} base @param {string} route @returns {string}
 */
export const addressBelow = (base, route) => (base === ROOT ? route : base.slice(0, -1) + route)

/**
 * The route of an address, or undefined where the address lies outside of the site.
 * @param {string} base @param {string} address @returns {string | undefined}
 */
export function routeBelow(base, address) {
  if (base === ROOT) return address
  return address.startsWith(base) ? address.slice(base.length - 1) : undefined
}
