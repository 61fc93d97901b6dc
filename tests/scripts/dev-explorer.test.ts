import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ExplorerSite } from '../../renderer/explorer/document'
import { explorerHost } from '../../scripts/dev/explorer'
import { startRequester } from '../support/request'

const FOLDER = '/project/content'
let explorer: ExplorerSite | undefined
const host = explorerHost({ folder: FOLDER, explorer: async () => explorer })

/** The next handler answers with the address that it got. */
const server = createServer((request: IncomingMessage, response: ServerResponse) =>
  host.middleware(request, response, (error?: unknown) =>
    response.end(error instanceof Error ? `error ${error.message}` : `next ${request.url}`),
  ),
)
let ask: Awaited<ReturnType<typeof startRequester>>
beforeAll(async () => {
  ask = await startRequester(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const shown: ExplorerSite = {
  html: async (parameters) => `page of ${parameters}`,
  waiting: () => 'no page yet',
  has: (file) => file === 'blog/a b.mdx',
}
const textOf = async (path: string) => {
  const { status, body } = await ask({ path })
  return `${status} ${body.toString()}`
}

describe('the explorer in the development server', () => {
  test('answers its address with a page that is not cached', async () => {
    explorer = shown
    const { status, headers, body } = await ask({ path: '/__content?q=a%20b' })
    expect({ status, type: headers['content-type'], cache: headers['cache-control'], body: String(body) }).toEqual({
      status: 200,
      type: 'text/html;charset=utf-8',
      cache: 'no-store',
      body: 'page of q=a+b',
    })
  })

  test.for(['/', '/__contents', '/__content/', '/__content/other', '/blog/a'])('leaves %s to others', async (path) => {
    explorer = shown
    expect(await textOf(path)).toBe(`200 next ${path}`)
  })

  test('says that there is nothing if the content could not be read', async () => {
    explorer = undefined
    expect(await textOf('/__content')).toBe('503 The content could not be read; the terminal says why.\n')
  })

  test('passes errors on', async () => {
    explorer = { ...shown, html: () => Promise.reject(new Error('no page')) }
    expect(await textOf('/__content')).toBe('200 error no page')
  })

  test('opens a content file in the editor by vite, without showing a page', async () => {
    explorer = shown
    const open = (query: string) => ask({ path: `/__content/open?file=blog/a%20b.mdx${query}` })
    const { status } = await open('&line=3&column=7')
    expect(status).toBe(204)
    const seen: (string | undefined)[] = []
    for (const query of ['&line=3&column=7', '&line=3', '', '&line=-1&column=x;rm'])
      await new Promise<void>((resolve) => {
        const request = { url: `/__content/open?file=blog/a%20b.mdx${query}` } as IncomingMessage
        host.middleware(request, {} as ServerResponse, () => {
          seen.push(
            request.url && new URL(request.url, 'http://localhost').searchParams.get('file') ? decodeURIComponent(request.url) : undefined,
          )
          resolve()
        })
      })
    const opened = `/__open-in-editor?file=${FOLDER}/blog/a+b.mdx`
    expect(seen).toEqual([`${opened}:3:7`, `${opened}:3`, opened, opened])
  })

  test.for(['../package.json', '/etc/passwd', 'blog/b.mdx', ''])('opens no other file: %s', async (file) => {
    explorer = shown
    expect(await textOf(`/__content/open?${new URLSearchParams({ file })}`)).toBe('404 There is no such file in the content.\n')
  })

  test('notifies listeners of changes', async () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const response = await fetch(`http://127.0.0.1:${port}/__content/changes`)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.getReader()
    const read = async () => new TextDecoder().decode((await reader?.read())?.value)
    expect(await read()).toBe('\n')
    host.announce()
    expect(await read()).toBe('data: changed\n\n')
    await reader?.cancel()
  })
})
