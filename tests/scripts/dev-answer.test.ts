import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerWaiting } from '../../scripts/dev-answer'
import { asking } from '../support/request'

const server = createServer((request, response) =>
  answerWaiting({ explorer: { waiting: () => 'all problems' }, wantsPage: request.headers.accept === 'text/html', response }),
)
let ask: Awaited<ReturnType<typeof asking>>
beforeAll(async () => {
  ask = await asking(server)
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
