import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import type { ExplorerSite } from '../../renderer/explorer/document'
import { EXPLORER, EXPLORER_CHANGES, EXPLORER_OPEN } from '../../src/engine/routes/explorer'
import { UNREADABLE_CONTENT } from '../unread-content'
import { VITE_OPEN } from './guard'

/** The content explorer as a middleware of the development server. */
export type ExplorerHost = {
  middleware: Connect.NextHandleFunction
  /** Tells open explorers that content has changed. */
  announce: () => void
}

/** What the middleware needs: the folder of the content, and the explorer of its current state. */
export type HostInput = { folder: string; explorer: () => Promise<ExplorerSite | undefined> }

/** Answers the addresses of the explorer, and passes all others on. It has to come before vite's own middleware. */
export function explorerHost({ folder, explorer }: HostInput): ExplorerHost {
  const listening = new Set<ServerResponse>()
  const listen = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n')
    listening.add(response.once('close', () => listening.delete(response)))
  }
  const page = async (parameters: URLSearchParams, response: ServerResponse) => {
    const found = await explorer()
    const [status, type, body] = found
      ? [200, 'text/html;charset=utf-8', await found.html(parameters)]
      : [503, 'text/plain;charset=utf-8', `${UNREADABLE_CONTENT}\n`]
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  }
  /**
   * Passes a request for a file of content on to vite, which opens it in an editor. The answer has no body, so a browser stays on its page.
   * Returns whether the request has been answered.
   */
  const open = async (parameters: URLSearchParams, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const file = parameters.get('file') ?? ''
    if (!(await explorer())?.has(file)) {
      response.writeHead(404, { 'content-type': 'text/plain;charset=utf-8' }).end('There is no such file in the content.\n')
      return true
    }
    const place = ['line', 'column'].map((name) => parameters.get(name) ?? '').filter((number) => /^\d{1,9}$/.test(number))
    request.url = `${VITE_OPEN}?${new URLSearchParams({ file: [`${folder}/${file}`, ...place].join(':') })}`
    response.statusCode = 204
    return false
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === EXPLORER_CHANGES) listen(response)
    else if (pathname === EXPLORER) await page(searchParams, response)
    else return pathname === EXPLORER_OPEN ? open(searchParams, request, response) : false
    return true
  }
  return {
    middleware: (request, response, next) => {
      answer(request, response)
        .then((answered) => answered || next())
        .catch(next)
    },
    announce: () => {
      for (const response of listening) response.write('data: changed\n\n')
    },
  }
}
