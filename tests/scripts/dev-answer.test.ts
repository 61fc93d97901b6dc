import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerFrom, answerWaiting } from '../../scripts/dev/answer'
import { startRequester } from '../support/request'

const server = createServer((request, response) =>
  answerWaiting({ explorer: { waiting: () => 'all problems' }, wantsPage: request.headers.accept === 'text/html', response }),
)
let ask: Awaited<ReturnType<typeof startRequester>>
beforeAll(async () => {
  ask = await startRequester(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('before the content has been valid once', () => {
  test.for([
    ['/', 'text/html', 'all problems'],
    ['/nothing/there', 'text/html', 'all problems'],
    ['/feed.xml', '*/*', 'The content has errors; /__content lists them.\n'],
  ] as const)('%s as %s is answered with a pointer to the errors, without caching', async ([path, accept, text]) => {
    const { status, headers, body } = await ask({ path, headers: { accept } })
    expect({ status, type: headers['content-type']?.split(';')[0], cache: headers['cache-control'], body: String(body) }).toEqual({
      status: 503,
      type: accept === 'text/html' ? 'text/html' : 'text/plain',
      cache: 'no-store',
      body: text,
    })
  })
})

test('a redirect of the development server keeps the query, and no browser keeps it', async () => {
  const site = { answer: () => ({ kind: 'redirect', to: '/insights' }) as const }
  const vite = { transformIndexHtml: async (_: string, html: string) => html }
  const redirects = createServer(
    (_, response) =>
      void answerFrom({ server: vite, site, version: 7, base: '/below/', address: '/old', search: '?x=1', wantsPage: true, response }),
  )
  const { status, headers } = await (await startRequester(redirects))({ path: '/below/old?x=1' })
  redirects.closeAllConnections()
  redirects.close()
  expect([status, headers.location, headers['cache-control']]).toEqual([302, '/below/insights?x=1', 'no-store'])
})

describe('a page of the development server', () => {
  test('has its version and its scripts in the head, and is not read for them', async () => {
    const seen: string[] = []
    const page = `<html><head><meta charset="utf-8"><style>a{}</style></head><body>$& text</body></html>`
    const pages = createServer((_, response) => {
      void answerFrom({
        server: {
          async transformIndexHtml(_address, html) {
            seen.push(html)
            return html.replace('<head>', '<head><script type="module" src="/client"></script>')
          },
        },
        site: { answer: () => ({ kind: 'page', status: 200, html: page }) },
        version: 7,
        base: '/',
        address: '/',
        search: '',
        wantsPage: true,
        response,
      })
    })
    const { body } = await (await startRequester(pages))({ path: '/' })
    pages.closeAllConnections()
    pages.close()
    expect(String(body)).toBe(page.replace('<head>', '<head data-version="7"><script type="module" src="/client"></script>'))
    expect(seen.join('')).not.toContain('text')
  })
})
