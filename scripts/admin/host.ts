import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import type { Connect } from 'vite'
import { adminPage } from '../../renderer/admin/page'
import { startScript } from '../../renderer/admin/start-script'
import { mediaTypeOf } from '../../renderer/hosts/media-types'
import { LARGEST_PICTURE } from '../../src/engine/content/read/limits'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { ADMIN, ADMIN_API } from '../../src/engine/routes/admin'
import { UNREADABLE_CONTENT } from '../unread-content'
import { type Answer, refused } from './answer'
import { type CachedContent, saveChanges } from './commit'
import { packageFolder } from './package'
import { COMMITS, createStateIdOf, localBackend, repositoryAnswer } from './repository'

/** What the editor needs of the development server. */
export type AdminInput = {
  /** The folders of the engine and of the content, and the base path of the site. */
  engine: string
  folder: string
  base: string
  /** Reads the folder of content. */
  read: () => Promise<readonly RawEntry[]>
  /** The content of the last load, with the configuration for it; undefined if it could not be read. */
  content: () => Promise<(CachedContent & { config: (backend: ReturnType<typeof localBackend>) => object }) | undefined>
}

/** The largest request: a picture as Base64, with a text. */
const LARGEST_REQUEST = 2 * LARGEST_PICTURE

/**
 * Middleware of the development server for the editor in the browser: its page, its files, and the content folder as a repository. Content
 * is read and changed with a token that only the page sent by this server has.
 */
export function adminMiddleware({ engine, folder, base, read, content }: AdminInput): Connect.NextHandleFunction {
  const token = randomBytes(16).toString('base64url')
  const files = packageFolder(engine)
  const serve = files === undefined ? undefined : sirv(files, { etag: true })
  const nameOf = createStateIdOf()
  /** Resolves when the last save has ended: saves run one after another. */
  let saving: Promise<unknown> = Promise.resolve()

  const api = async (request: IncomingMessage, path: string): Promise<Answer> => {
    if (request.headers.authorization !== `token ${token}`) return refused(401, 'Load the page again: the server was restarted.')
    const body = await bodyOf(request)
    if (body === undefined) return refused(413, 'The request is too large.')
    if (request.method !== 'POST' || path !== COMMITS) {
      const raw = await read()
      return repositoryAnswer({ method: request.method ?? 'GET', path, body }, raw, nameOf(raw))
    }
    const known = await content()
    if (!known) return refused(422, UNREADABLE_CONTENT)
    const made = saving.then(() => saveChanges(body, { folder, read, nameOf }, known))
    saving = made.catch(() => undefined)
    return made
  }
  const answer = async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const text = (type: string, body: string, status = 200) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    const unread = () => text('text/plain;charset=utf-8', `${UNREADABLE_CONTENT}\n`, 503)
    if (pathname.startsWith(`${ADMIN_API}/`)) return send(response, await api(request, pathname.slice(ADMIN_API.length)))
    if (pathname === ADMIN && !serve) text('text/plain;charset=utf-8', 'The editor is not installed: `npm install` installs it.\n')
    else if (pathname === ADMIN && !(await content())) unread()
    else if (pathname === ADMIN) text('text/html;charset=utf-8', adminPage([]))
    else if (pathname === `${ADMIN}/start.js`) text('text/javascript', startScript({ backendName: 'gitea', token }))
    else if (pathname === `${ADMIN}/config.json`) {
      const known = await content()
      if (known) text('application/json', JSON.stringify(known.config(localBackend(`http://${request.headers.host}${base}`))))
      else unread()
    } else if (serve && pathname.startsWith(`${ADMIN}/cms/`)) {
      request.url = pathname.slice(`${ADMIN}/cms`.length)
      serve(request, response, next)
    } else next()
  }
  return (request, response, next) => {
    answer(request, response, next).catch(next)
  }
}

function send(response: ServerResponse, answer: Answer): void {
  const head = { 'cache-control': 'no-store' }
  if ('json' in answer) response.writeHead(answer.status, { ...head, 'content-type': 'application/json' }).end(JSON.stringify(answer.json))
  else
    response.writeHead(answer.status, { ...head, 'content-type': mediaTypeOf(answer.path) ?? 'text/plain;charset=utf-8' }).end(answer.bytes)
}

/** The parsed JSON body of a request; null if it is empty, undefined if it is too large. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array)
    size += bytes.length
    if (size > LARGEST_REQUEST) return undefined
    parts.push(bytes)
  }
  return size === 0 ? null : JSON.parse(Buffer.concat(parts).toString('utf8'))
}
