import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { LONG, serverTest } from '../support/server-test'

describe('an address', () => {
  serverTest.for([
    ['/', 'home'],
    ['/?from=mail', 'home'],
    ['/services', LONG],
    ['/services?topic=a%20b', LONG],
    ['/services/a', 'service a'],
    ['/services/%61', 'service a'],
    ['/assets/app-1a2b.js', 'code'],
  ] as const)('%s answers', async ([path, body], { ask }) => {
    const reply = await ask({ path })
    expect([reply.status, reply.body.toString()]).toEqual([200, body])
  })

  serverTest.for([
    ['/services.html', '/services'],
    ['/services/a.html?b=c', '/services/a?b=c'],
    ['/index.html', '/'],
    ['/services/index.html', '/services'],
    ['/services/', '/services'],
    ['/services/?b=c', '/services?b=c'],
    ['/services//', '/services'],
    ['/old', '/services'],
    ['/old?b=c', '/services?b=c'],
    ['/posts/a-b', '/services/a-b'],
    ['/posts/caf%C3%A9', '/services/caf%C3%A9'],
  ] as const)('%s moved to %s', async ([path, location], { ask }) => {
    const { status, headers } = await ask({ path })
    expect([status, headers.location]).toEqual([301, location])
  })

  serverTest.for([
    ['/nothing', 'nothing here'],
    ['/nothing/below', 'nothing here'],
    ['/nothing.js', 'nothing here'],
    ['/Services', 'nothing here'],
    ['/services/nothing', 'no such service'],
    ['/_headers', 'nothing here'],
    ['/_redirects', 'nothing here'],
    ['/%5Fheaders', 'nothing here'],
    ['/posts/%5Cexample.org', 'nothing here'],
    ['/services/a/b/c', 'no such service'],
    ['/servicess/a', 'nothing here'],
  ] as const)('%s answers with the nearest not-found view: %s', async ([path, body], { ask }) => {
    const reply = await ask({ path })
    expect([reply.status, reply.body.toString(), reply.headers['content-type']]).toEqual([404, body, 'text/html;charset=utf-8'])
  })

  serverTest.for(['/%', '/%E0%A4%A', '/services/%zz', '//example.org', '//example.org/', '/a/..//example.org/', '/%5C/example.org/'])(
    '%s is none',
    async (path, { ask }) => {
      const { status, headers } = await ask({ path })
      expect([status, headers.location]).toEqual([400, undefined])
    },
  )

  serverTest.for([
    '/../secret.html',
    '/../secret',
    '/..%2fsecret',
    '/%2e%2e/secret',
    '/%2e%2e%2fsecret',
    '/services/..%2f..%2fsecret',
    '/..%2fdist-secret',
    '/..%2fdist-secret%2fa',
    '/..%5csecret',
    '/services%00.html',
  ])('%s leads out of the site and is refused', async (path, { ask }) => {
    const { status, body } = await ask({ path })
    expect(status).not.toBe(200)
    expect(body.toString()).not.toContain('secret')
  })
})

describe('types', () => {
  serverTest.for([
    ['/', 'text/html;charset=utf-8'],
    ['/assets/app-1a2b.js', 'text/javascript'],
    ['/assets/sans.woff2', 'font/woff2'],
    ['/art/a.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/search-index.json', 'application/json'],
    ['/sitemap.xml', 'application/xml'],
    ['/calendar.ics', 'text/calendar;charset=utf-8'],
    ['/downloads/list.csv', 'text/csv;charset=utf-8'],
    ['/robots.txt', 'text/plain;charset=utf-8'],
    ['/blog/post.md', 'text/markdown;charset=utf-8'],
    ['/feed.json', 'application/feed+json'],
    ['/blog/feed-2.json', 'application/feed+json'],
  ] as const)('%s is %s', async ([path, type], { ask }) => {
    expect((await ask({ path })).headers['content-type']).toBe(type)
  })
})

describe('compression', () => {
  serverTest.for([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s, when asked', async ([encoding, unpack], { ask }) => {
    const { headers, body } = await ask({ path: '/services', headers: { 'accept-encoding': encoding } })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('Accept-Encoding') })
    expect(body.length).toBeLessThan(LONG.length / 2)
    expect(unpack(body).toString()).toBe(LONG)
  })

  serverTest.for([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['', undefined],
  ] as const)('sends what the build has compressed, for %j', async ([accepted, encoding], { ask, folder }) => {
    // Not the bytes of a compressor, so that nothing but the file can be the answer.
    await writeFile(join(folder, 'dist/services.html.br'), 'as brotli')
    await writeFile(join(folder, 'dist/services.html.gz'), 'as gzip')
    const { headers, body } = await ask({ path: '/services', headers: { 'accept-encoding': accepted } })
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/html;charset=utf-8' })
    expect([headers['content-encoding'], body.toString()]).toEqual([
      encoding,
      encoding === undefined ? LONG : `as ${encoding === 'br' ? 'brotli' : encoding}`,
    ])
  })

  serverTest('is brotli if the client supports both, and none for small files or without support', async ({ ask }) => {
    const all = { 'accept-encoding': 'gzip, deflate, br' }
    expect((await ask({ path: '/services', headers: all })).headers['content-encoding']).toBe('br')
    expect((await ask({ path: '/services' })).headers['content-encoding']).toBeUndefined()
    expect((await ask({ path: '/services/a', headers: all })).headers['content-encoding']).toBeUndefined()
  })
})

describe('caches', () => {
  serverTest('revalidate, and get the status 304', async ({ folder, ask }) => {
    const { headers } = await ask({ path: '/services' })
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = { path: '/services', headers: { 'if-none-match': headers.etag ?? '' } }
    expect(await ask(again)).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    await writeFile(join(folder, 'dist/services.html'), 'changed')
    const changed = await ask(again)
    expect([changed.status, changed.body.toString()]).toEqual([200, 'changed'])
  })

  serverTest('keep files that are named after their contents', async ({ ask }) => {
    expect((await ask({ path: '/assets/app-1a2b.js' })).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

describe('HEAD', () => {
  serverTest.for([
    ['/services', 200],
    ['/nothing', 404],
    ['/old', 301],
  ] as const)('%s has the status and the headers, and no body', async ([path, status], { ask }) => {
    const [head, whole] = [await ask({ path, method: 'HEAD' }), await ask({ path })]
    expect([head.status, head.body.length]).toEqual([status, 0])
    for (const name of ['content-type', 'location', 'etag']) expect(head.headers[name]).toBe(whole.headers[name])
  })
})
