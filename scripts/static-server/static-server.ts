import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import compression from 'compression'
import sirv from 'sirv'
import { mediaTypeOf } from '../../renderer/hosts/media-types'
import { HEADERS_FILE, REDIRECTS_FILE } from '../../renderer/hosts/rule-files'
import { type HostRules, headersAt, headersWithoutFile } from '../../renderer/hosts/rules'
import { addressBelow, ROOT, routeBelow } from '../../src/engine/routes/base.mjs'
import { fileOf, notFoundFor } from '../../src/engine/routes/files'
import { type TargetOf, targetsOf } from '../../src/engine/routes/redirects'
import { withoutTrailingSlashes } from '../../src/engine/routes/trailing-slashes'
import { hostRulesReader } from '../host-rules'
import { LOCAL_HOST } from '../port.mjs'
import { cutToFirstByte, isFirstByte, keepValidRange } from './range'

/** Methods that a server of files answers. */
const METHODS = ['GET', 'HEAD']

/** Names of this machine. A request by another name may come from a page of another site, after DNS rebinding. */
const OWN_NAME = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/**
 * Makes a server for dist/ that answers in the way of a static host, by the rules of `_headers` and `_redirects` there: addresses without
 * ending or slash, redirects, not-found views with status 404, headers, content types, conditional requests, ranges. A file that a build
 * has compressed is sent as it lies there; others are compressed as they are sent. It answers by names of this machine only, unless it is
 * open to others (`isOpen`).
 */
export async function createStaticServer(dist: string, { isOpen = false } = {}): Promise<Server> {
  // A new build is served at once: with `dev`, sirv reads the disk at each request, and rules are read again where they have changed.
  const files = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders: nameType })
  const rulesNow = hostRulesReader(dist, (rules) => ({ ...rules, targetOf: targetsOf(rules.redirects) }))
  // An error in the rules is thrown before the server starts.
  await rulesNow()
  const input = { dist, isOpen, files, compress: compression({ threshold: 512 }) }
  return createServer((request, response) => {
    rulesNow()
      .then((rules) => answer(request, response, { ...input, rules }))
      .catch((error: unknown) => {
        console.error(error)
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
  })
}

/** What an answer is made from: the middleware, and the rules of the build that is there now. */
type AnswerInput = {
  dist: string
  isOpen: boolean
  files: ReturnType<typeof sirv>
  compress: ReturnType<typeof compression>
  rules: HostRules & { targetOf: TargetOf }
}

function answer(request: IncomingMessage, response: ServerResponse, { dist, isOpen, files, compress, rules }: AnswerInput): void {
  // The types of the middleware are those of Express, whose request and response extend these.
  const compressed = compress as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  response.setHeaders(new Map(headersWithoutFile(rules.headers)))
  if (!isOpen && !OWN_NAME.test(request.headers.host ?? LOCAL_HOST)) return void response.writeHead(421).end()
  if (!METHODS.includes(request.method ?? '')) return void response.writeHead(405, { allow: METHODS.join(', ') }).end()
  keepValidRange(request.headers)
  compressed(request, response, () => {
    const address = addressOf(request)
    if (address === undefined) return void response.writeHead(400).end()
    const route = routeBelow(rules.base, address.pathname)
    const target = `${address.pathname}/` === rules.base ? ROOT : route && redirectOf(route, rules.targetOf)
    if (target !== undefined) return void response.writeHead(301, { location: addressBelow(rules.base, target) + address.search }).end()
    const isHidden = route === undefined || [HEADERS_FILE, REDIRECTS_FILE].includes(decodeURIComponent(route.slice(1)))
    const notFound = () => sendNotFound(`${dist}/${fileOf(notFoundFor(route ?? '', rules.sections))}`, response)
    if (isHidden) return void notFound()
    response.setHeaders(new Map(headersAt(rules.headers, route)))
    request.url = route + address.search
    if (isFirstByte(request.headers)) cutToFirstByte(response)
    files(request, response, () => {
      response.setHeaders(new Map(headersWithoutFile(rules.headers)))
      void notFound()
    })
  })
}

/** Parts that no address of a file has: two slashes at the start, which would name a host in a redirect, and steps out of the folder. */
const SUSPICIOUS = /^[/\\]{2}|[/\\]\.\.(?:[/\\]|$)|\0/

/** The address of a request, or undefined if it is not valid. */
function addressOf({ url = '/' }: IncomingMessage): URL | undefined {
  if (url.startsWith('//') || !URL.canParse(url, 'http://localhost')) return undefined
  const address = new URL(url, 'http://localhost')
  try {
    return SUSPICIOUS.test(decodeURIComponent(address.pathname)) ? undefined : address
  } catch {
    return undefined
  }
}

/** The new address of a page that moved: without a slash or an ending, or by a redirect. */
function redirectOf(pathname: string, targetOf: TargetOf): string | undefined {
  if (pathname.endsWith('.html')) return pathname.replace(/(?:\/index)?\.html$/, '') || '/'
  if (pathname !== '/' && pathname.endsWith('/')) return withoutTrailingSlashes(pathname) || '/'
  const plain = decodeURIComponent(pathname)
  // A backslash at the start of an address would name a host: no redirect takes one (renderer/hosts/patterns.ts).
  return plain.includes('\\') ? undefined : targetOf(plain)
}

/** Answers with a not-found view, or without one where a site has none. */
async function sendNotFound(view: string, response: ServerResponse): Promise<void> {
  const page = await readFile(view).catch(() => undefined)
  response.statusCode = 404
  if (page !== undefined) response.setHeader('content-type', 'text/html;charset=utf-8')
  response.end(page)
}

/** sirv knows fewer types, and names the encoding of HTML only: browsers would guess that of other texts. */
function nameType(response: ServerResponse, pathname: string) {
  const type = mediaTypeOf(pathname)
  if (type !== undefined) response.setHeader('content-type', type)
}
