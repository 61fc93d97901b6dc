import type { IncomingMessage } from 'node:http'
import { isAbsolute } from 'node:path'
import type { Connect } from 'vite'
import { HEADER_RULES, headersWithoutFile } from '../../renderer/hosts/rules'
import { ADMIN } from '../../src/engine/routes/admin'
import { EXPLORER_OPEN } from '../../src/engine/routes/explorer'
import { isWithin } from '../files/paths.mjs'

/** The address at which vite's server opens a file in an editor. */
export const VITE_OPEN = '/__open-in-editor'

/** The parts of a request that are checked. */
export type GuardedRequest = Pick<IncomingMessage, 'url' | 'method' | 'headers'> & { remote: string | undefined }

/** Addresses of this machine, as a socket names them. */
const THIS_MACHINE = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/

/** A line and a column after the path of a file. */
const PLACE = /(?::\d+){1,2}$/

/**
 * Dot segments in the path of an address. Middlewares of vite do not resolve them as `URL` does, so another one than intended would answer.
 */
const STEPS = /[/\\](?:\.|%2e){1,2}(?:[/\\?#]|$)/i

/**
 * Hosts that lead to this machine, and for which browsers do not send `Sec-Fetch-Site`: unspecified addresses, and those of IPv4 within
 * IPv6.
 */
const NAMES_OF_ANY = /^(?:0\.0\.0\.0|\[::(?:ffff:.*)?\])$/

/**
 * Why the development server refuses a request, or undefined if it answers: another site must neither read what it serves nor make it open
 * files, and an editor opens files of the project only, for this machine only. Requests by other names than those of this machine, as after
 * DNS rebinding, have been refused by vite (`server.allowedHosts`).
 */
export function refusalOf({ url = '/', method = 'GET', headers, remote }: GuardedRequest, folders: readonly string[]): string | undefined {
  if (STEPS.test(url.replace(/[?#].*/s, ''))) return 'Its address has dot segments.'
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const isOfVite = pathname.toLowerCase().startsWith(VITE_OPEN)
  const isOpening = isOfVite || pathname === EXPLORER_OPEN
  const site = headers['sec-fetch-site'] ?? 'none'
  // A link to a page leads there from anywhere; it shows the page to the visitor, and to no other site.
  const isLink = !isOpening && method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  if (site !== 'same-origin' && site !== 'none' && !isLink) return 'It comes from another site.'
  const { origin, host = '' } = headers
  if (URL.canParse(`http://${host}`) && NAMES_OF_ANY.test(new URL(`http://${host}`).hostname)) return 'It names no machine. Use localhost.'
  if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)) return 'It comes from another origin.'
  const isEditing = pathname === ADMIN || pathname.startsWith(`${ADMIN}/`)
  if (!isOpening && !isEditing) return undefined
  if (!THIS_MACHINE.test(remote ?? ''))
    return isEditing ? 'Content is edited on this machine only.' : 'Files are opened for this machine only.'
  if (isEditing) return undefined
  // The explorer checks by itself that the file is in the content.
  if (!isOfVite) return undefined
  const file = (searchParams.get('file') ?? '').replace(PLACE, '')
  return isAbsolute(file) && folders.some((folder) => isWithin(file, folder)) ? undefined : 'The file is not in the project.'
}

/**
 * The guard as a middleware, which also sets the headers that hosts send. It has to come before all others. `folders` hold the files of the
 * project.
 */
export const devGuard =
  (folders: readonly string[]): Connect.NextHandleFunction =>
  (request, response, next) => {
    for (const [name, value] of headersWithoutFile(HEADER_RULES)) if (name !== 'Cache-Control') response.setHeader(name, value)
    const refusal = refusalOf(
      { url: request.url, method: request.method, headers: request.headers, remote: request.socket.remoteAddress },
      folders,
    )
    if (refusal === undefined) next()
    else
      response
        .writeHead(403, { 'content-type': 'text/plain;charset=utf-8' })
        .end(`The development server refuses this request. ${refusal}\n`)
  }
