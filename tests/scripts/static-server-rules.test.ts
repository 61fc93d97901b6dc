import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { createStaticServer } from '../../scripts/static-server/static-server'
import { folderTest } from '../support/folder-test'
import { startRequester } from '../support/request'
import { LONG, serverTest } from '../support/server-test'

describe('the headers of the rules', () => {
  serverTest.for([
    ['/', 200],
    ['/old', 301],
    ['/services/nothing', 404],
    ['/%', 400],
  ] as const)('%s has them, with status %i', async ([path, status], { ask }) => {
    const { status: answered, headers } = await ask({ path })
    expect(answered).toBe(status)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': "frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  serverTest('a file that is missing is not kept as one that never changes', async ({ ask }) => {
    const { status, headers } = await ask({ path: '/assets/gone-1a2b.js' })
    expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate'])
  })
})

describe('methods', () => {
  serverTest.for(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is refused', async (method, { ask }) => {
    const { status, headers, body } = await ask({ path: '/services', method })
    expect([status, headers.allow, body.length]).toEqual([405, 'GET, HEAD', 0])
  })
})

describe('names', () => {
  serverTest.for(['localhost', 'localhost:4173', 'preview.localhost', '127.0.0.1:4173', '[::1]:4173', 'LOCALHOST'])(
    '%s is one of this machine',
    async (host, { ask }) => {
      expect((await ask({ path: '/', headers: { host } })).status).toBe(200)
    },
  )

  serverTest.for(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '0.0.0.0:4173', 'evil.example:4173'])(
    '%s is none, and gets nothing',
    async (host, { ask }) => {
      const { status, body } = await ask({ path: '/', headers: { host } })
      expect([status, body.length]).toEqual([421, 0])
    },
  )

  folderTest('any is answered by a server that is open to others', async ({ folder }) => {
    await writeFile(join(folder, 'index.html'), 'home')
    const server = await createStaticServer(folder, { isOpen: true })
    const ask = await startRequester(server)
    expect((await ask({ path: '/', headers: { host: 'site.example' } })).status).toBe(200)
    server.close()
  })
})

folderTest('the rules of a new build are followed at once', async ({ folder }) => {
  await writeFile(join(folder, 'index.html'), 'home')
  await writeFile(join(folder, '_redirects'), '/old / 301\n')
  const server = await createStaticServer(folder)
  const ask = await startRequester(server)
  expect((await ask({ path: '/old' })).status).toBe(301)
  await writeFile(join(folder, '_redirects'), '/new / 301\n')
  await writeFile(join(folder, '_headers'), '/*\n  X-Build: second\n')
  expect((await ask({ path: '/old' })).status).toBe(404)
  const { status, headers } = await ask({ path: '/new' })
  expect([status, headers['x-build']]).toEqual([301, 'second'])
  server.close()
})

describe('ranges', () => {
  const range = (value: string, more: Record<string, string> = {}) => ({ path: '/services', headers: { range: value, ...more } })

  serverTest('a part of a file, which is not compressed', async ({ ask }) => {
    const { status, headers, body } = await ask(range('bytes=5-8', { 'accept-encoding': 'br' }))
    expect([status, headers['content-range'], headers['content-encoding'], body.toString()]).toEqual([
      206,
      `bytes 5-8/${LONG.length}`,
      undefined,
      'text',
    ])
    expect((await ask(range('bytes=4990-'))).body.toString()).toBe(LONG.slice(4990))
  })

  serverTest.for(['bytes=0-0', 'bytes=00-0'])('the first byte alone: %s', async (value, { ask }) => {
    const { status, headers, body } = await ask(range(value))
    expect([status, headers['content-range'], headers['content-length'], body.toString()]).toEqual([
      206,
      `bytes 0-0/${LONG.length}`,
      '1',
      LONG.slice(0, 1),
    ])
  })

  serverTest('none behind the end', async ({ ask }) => {
    const { status, headers } = await ask(range('bytes=9000-'))
    expect([status, headers['content-range']]).toEqual([416, `bytes */${LONG.length}`])
  })

  serverTest.for(['bytes=8-5', 'bytes=-5', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b', `bytes=${'9'.repeat(20)}-`])(
    '%s is answered with the whole file',
    async (value, { ask }) => {
      const { status, body } = await ask(range(value))
      expect([status, body.toString()]).toEqual([200, LONG])
    },
  )

  serverTest('a part of what a file was is none', async ({ ask }) => {
    expect((await ask(range('bytes=0-1', { 'if-range': '"old"' }))).status).toBe(200)
  })
})
