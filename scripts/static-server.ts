import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import compression from 'compression'
import sirv from 'sirv'
import { ASSETS } from '../src/engine/routes/files'
import { type Redirect, targetOf } from '../src/engine/routes/redirects'

/**
 * A server for dist/ that answers as a static host does: addresses without ending or slash, redirects by the rules of the
 * output, the nearest 404.html with status 404, right types, compression, conditional requests.
 */
export async function createStaticServer(dist: string): Promise<Server> {
  // `dev` looks at the disk at each request, so that a new build is served at once.
  const files = sirv(dist, { dev: true, etag: true, extensions: ['html'], setHeaders: cacheByName })
  const compress = compression({ threshold: 512 })
  const redirects = await readRedirects(dist)
  return createServer((request, response) => {
    // The two middlewares are written for Express, whose request and response are these.
    const compressed = compress as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void
    // Files are served whole: sirv breaks down over ranges that are none.
    delete request.headers.range
    compressed(request, response, () => {
      const address = addressOf(request)
      if (address === undefined) return void response.writeHead(400).end()
      const target = redirectOf(address.pathname, redirects)
      if (target !== undefined) return void response.writeHead(301, { location: target + address.search }).end()
      if (address.pathname === '/_redirects') return void notFound(dist, address.pathname, response)
      files(request, response, () => void notFound(dist, address.pathname, response))
    })
  })
}

/** What no address of a file holds: two slashes, which would name a host in a redirect, and steps out of the folder. */
const SUSPICIOUS = /^[/\\]{2}|[/\\]\.\.(?:[/\\]|$)|\0/

/** The address of a request, or undefined where it is none. */
function addressOf({ url = '/' }: IncomingMessage): URL | undefined {
  if (url.startsWith('//') || !URL.canParse(url, 'http://localhost')) return undefined
  const address = new URL(url, 'http://localhost')
  try {
    return SUSPICIOUS.test(decodeURIComponent(address.pathname)) ? undefined : address
  } catch {
    return undefined
  }
}

/** Where an address moved: without its last slash or its ending, or by a rule. */
function redirectOf(pathname: string, redirects: readonly Redirect[]): string | undefined {
  if (pathname.endsWith('.html')) return pathname.replace(/(?:\/index)?\.html$/, '') || '/'
  if (pathname !== '/' && pathname.endsWith('/')) return pathname.replace(/\/+$/, '') || '/'
  return targetOf(pathname, redirects)
}

async function readRedirects(dist: string): Promise<Redirect[]> {
  const text = await readFile(`${dist}/_redirects`, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.split(' ')
    return from !== undefined && to !== undefined && status === '301' ? [{ from, to }] : []
  })
}

/** Answers with the 404.html of the nearest folder that has one. */
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

/** Files that vite named after their contents never change; all others are asked for again. */
function cacheByName(response: ServerResponse, pathname: string) {
  // sirv does not know this ending.
  if (pathname.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon')
  response.setHeader('cache-control', pathname.startsWith(`/${ASSETS}/`) ? 'public, max-age=31536000, immutable' : 'no-cache')
}
