import type { Connect } from 'vite'
import { ROOT, routeBelow } from '../../src/engine/routes/base.mjs'

/**
 * A middleware that asks all others for routes where a request is for an address below a base path. vite's own modules are asked for at
 * their paths, without it. It has to come before all others.
 */
export const askingRoutes =
  (base: string): Connect.NextHandleFunction =>
  (request, _, next) => {
    const route = routeBelow(base, request.url ?? ROOT)
    if (route !== undefined) request.url = route
    next()
  }

/** The route and the query that a browser asked for, undefined where its address lies outside of the site. */
export function askedRoute(base: string, { originalUrl = ROOT }: Connect.IncomingMessage): { address: string; search: string } | undefined {
  const { pathname, search } = new URL(originalUrl, 'http://localhost')
  const address = routeBelow(base, pathname)
  return address === undefined ? undefined : { address, search }
}
