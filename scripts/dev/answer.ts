import type { ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { DevelopmentSite } from '../../renderer/development'
import type { ExplorerSite } from '../../renderer/explorer/document'
import { mediaTypeOf } from '../../renderer/hosts/media-types'
import { addressBelow } from '../../src/engine/routes/base.mjs'
import { EXPLORER } from '../../src/engine/routes/explorer'

/** A request to the development server. `wantsPage` says whether a not-found page may be the answer. */
export type SiteRequest = {
  /** The base path of the site; `address` is the route below it, and `search` the query with its question mark, or nothing. */
  base: string
  server: Pick<ViteDevServer, 'transformIndexHtml'>
  site: Pick<DevelopmentSite, 'answer'>
  /** The version of the site, which its pages name. */
  version: number
  address: string
  search: string
  wantsPage: boolean
  response: ServerResponse
}

/** Answers with a page, a redirect or a file of the site. Returns false if none has the address. */
export async function answerFrom({ server, site, version, base, address, search, wantsPage, response }: SiteRequest): Promise<boolean> {
  const answer = site.answer(address, wantsPage)
  if (!answer) return false
  if (answer.kind === 'redirect') {
    // A browser would keep a permanent redirect after it has been edited.
    response.writeHead(302, { location: addressBelow(base, answer.to) + search, 'cache-control': 'no-store' }).end()
  } else if (answer.kind === 'page') {
    const scripts = await scriptsOf(server, address)
    const html = answer.html.replace('<head>', () => `<head data-version="${version}">${scripts}`)
    response.writeHead(answer.status, { 'content-type': 'text/html;charset=utf-8' }).end(html)
  } else response.writeHead(200, { 'content-type': mediaTypeOf(answer.path) ?? 'text/plain;charset=utf-8' }).end(await answer.contents())
  return true
}

/** An empty document, to which vite adds its scripts. */
const EMPTY = '<!doctype html><html><head></head><body></body></html>'

/**
 * The scripts of the development server. They are the same for every page, so they are taken from an empty one: vite would parse the whole
 * page, styles included, which takes longer than rendering it.
 */
const scriptsOf = async (server: SiteRequest['server'], address: string): Promise<string> =>
  /<head>(.*)<\/head>/s.exec(await server.transformIndexHtml(address, EMPTY))?.[1] ?? ''

type WaitingQuestion = Pick<SiteRequest, 'wantsPage' | 'response'> & { explorer: Pick<ExplorerSite, 'waiting'> }

/**
 * Answers every request while there is no valid content yet: with the list of problems, or with the address of that list. The answer is not
 * cached.
 */
export function answerWaiting({ explorer, wantsPage, response }: WaitingQuestion): true {
  const type = wantsPage ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8'
  response
    .writeHead(503, { 'content-type': type, 'cache-control': 'no-store' })
    .end(wantsPage ? explorer.waiting() : `The content has errors; ${EXPLORER} lists them.\n`)
  return true
}
