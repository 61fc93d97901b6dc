import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import compression from 'compression'
import sirv from 'sirv'
import { ASSETS } from '../src/engine/routes/files'
import { type Redirect, type TargetOf, targetsOf } from '../src/engine/routes/redirects'
import { mediaTypeOf } from './media-types'

/**
 * Makes a server for dist/ that answers in the way of a static host: addresses without ending or slash, redirects by the rules of
 * `_redirects`, the nearest 404.html with status 404, content types, conditional requests. A file that a build has compressed is sent as it lies
 * there; others are compressed as they are sent.
 */
export async function createStaticServer(dist: string): Promise<Server> {
  // With `dev`, sirv reads the disk at each request, so that a new build is served at once.
  const files = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders: cacheByName })
  const compress = compression({ threshold: 512 })
  const targetOf = targetsOf(await readRedirects(dist))
  return createServer((request, response) => {
    // The types of the middleware are those of Express, whose request and response extend these.
    const compressed = compress as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void
    // sirv throws for an invalid range, so ranges are not supported.
    delete request.headers.range
    compressed(request, response, () => {
      const address = addressOf(request)
      if (address === undefined) return void response.writeHead(400).end()
      const target = redirectOf(address.pathname, targetOf)
      if (target !== undefined) return void response.writeHead(301, { location: target + address.search }).end()
      if (address.pathname === '/_redirects') return void notFound(dist, address.pathname, response)
      files(request, response, () => void notFound(dist, address.pathname, response))
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
  if (pathname !== '/' && pathname.endsWith('/')) return pathname.replace(/\/+$/, '') || '/'
  return targetOf(pathname)
}

async function readRedirects(dist: string): Promise<Redirect[]> {
  const text = await readFile(`${dist}/_redirects`, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.split(' ')
    return from !== undefined && to !== undefined && status === '301' ? [{ from, to }] : []
  })
}

/** Answers with the nearest 404.html: that of the folder, or else of a folder above. */
async function notFound(dist: string, pathname: string, response: ServerResponse): Promise<void> {
  const parts = pathname.split('/').filter((part) => part !== '' && part !== '..')
  response.statusCode = 404
  for (let length = parts.length; length >= 0; length--) {
    const view = await readFile([dist, ...parts.slice(0, length), '404.html'].join('/')).catch(() => undefined)
    if (view === undefined) continue
    response.setHeader('content-type', 'text/html;charset=utf-8')
    response.end(view)
    return
  }
  response.end()
}

/** Lets browsers cache files whose names hold the hash of their contents; all others have to be checked again. */
function cacheByName(response: ServerResponse, pathname: string) {
  // sirv knows fewer types, and names the encoding of HTML only: browsers would guess that of other texts.
  const type = mediaTypeOf(pathname)
  if (type !== undefined) response.setHeader('content-type', type)
  response.setHeader('cache-control', pathname.startsWith(`/${ASSETS}/`) ? 'public, max-age=31536000, immutable' : 'no-cache')
}
