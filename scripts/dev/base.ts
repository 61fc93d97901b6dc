import type { Connect } from 'vite'
import { ROOT, routeBelow } from '../../src/engine/routes/base.mjs'

/**
 * A middleware that takes the base path off the requested address, so that all others get routes. Addresses outside of the base path, such
 * as those of vite's own modules, stay as they are. It has to come before all others.
 */
export const stripBasePath =
  (base: string): Connect.NextHandleFunction =>
  (request, _, next) => {
    const route = routeBelow(base, request.url ?? ROOT)
    if (route !== undefined) request.url = route
    next()
  }

/** The route and the query that a browser asked for, undefined where its address lies outside of the site. */
export function requestedRoute(
  base: string,
  { originalUrl = ROOT }: Connect.IncomingMessage,
): { address: string; search: string } | undefined {
  const { pathname, search } = new URL(originalUrl, 'http://localhost')
  const address = routeBelow(base, pathname)
  return address === undefined ? undefined : { address, search }
}
