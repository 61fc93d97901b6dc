import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { devGuard, type GuardedRequest, refusalOf } from '../../scripts/dev/guard'
import { startRequester } from '../support/request'

const FOLDERS = ['/work/site', '/work/engine']
const HOST = 'localhost:5173'

/** A request of a page of the server itself; a test says what differs. */
const refusal = ({ headers, ...rest }: Partial<GuardedRequest>) =>
  refusalOf({ url: '/', method: 'GET', remote: '127.0.0.1', headers: { host: HOST, ...headers }, ...rest }, FOLDERS)

const OTHER_SITE = 'It comes from another site.'
const OTHER_ORIGIN = 'It comes from another origin.'
const LINK = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

describe('the development server answers', () => {
  test.for([
    ['a program that is no browser', {}],
    ['its own pages', { headers: { 'sec-fetch-site': 'same-origin', origin: `http://${HOST}` } }],
    ['an address that somebody types', { headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' } }],
    ['a link of another site', { url: '/blog', headers: LINK }],
    ['another machine', { url: '/__content', remote: '192.168.1.7' }],
    ['an address with points and steps in what it asks', { url: '/blog/a..b/.c?file=../d' }],
    ['a name of the network', { headers: { host: '192.168.1.7:5173' } }],
  ] as const)('%s', ([, request]) => {
    expect(refusal(request)).toBeUndefined()
  })
})

describe('the development server refuses', () => {
  test.for([
    [
      'a script of another site',
      { url: '/src/site/site.tsx', headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } },
      OTHER_SITE,
    ],
    ['a page of another port of this machine', { headers: { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' } }, OTHER_SITE],
    ['a frame of another site', { url: '/__content', headers: { ...LINK, 'sec-fetch-dest': 'iframe' } }, OTHER_SITE],
    ['a form of another site', { method: 'POST', headers: LINK }, OTHER_SITE],
    ['a link of another site that opens a file', { url: '/__content/open?file=a', headers: LINK }, OTHER_SITE],
    ...['/__open-in-editor/../x', '/__open-in-editor/%2e%2E/x', '/a/./b', '/..', '/.%2e?file=/etc/passwd', '/a\\..\\b'].map(
      (url) => [`the steps of ${url}`, { url }, 'Its address has dot segments.'] as const,
    ),
    ...['0.0.0.0:5173', '[::]:5173', '0:5173', '0x0', '[::ffff:0:0]:5173', '[::ffff:127.0.0.1]'].map(
      (host) => [`the name ${host}`, { headers: { host } }, 'It names no machine. Use localhost.'] as const,
    ),
    ['another origin', { headers: { origin: 'http://localhost:3000' } }, OTHER_ORIGIN],
    ['an origin without a name', { headers: { origin: 'null' } }, OTHER_ORIGIN],
    [
      'to open a file for another machine',
      { url: '/__content/open?file=a', remote: '192.168.1.7' },
      'Files are opened for this machine only.',
    ],
    ['to edit content for another machine', { url: '/admin', remote: '192.168.1.7' }, 'Content is edited on this machine only.'],
    [
      'to save content for another machine',
      { url: '/admin/api/v1/repos/a/b/contents', method: 'POST', remote: '192.168.1.7' },
      'Content is edited on this machine only.',
    ],
    [
      'to save content for another site',
      { url: '/admin/api/v1/repos/a/b/contents', method: 'POST', headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' } },
      OTHER_SITE,
    ],
  ] as const)('%s', ([, request, reason]) => {
    expect(refusal(request)).toBe(reason)
  })
})

describe('an editor opens', () => {
  const opening = (file: string, path = '/__open-in-editor') => refusal({ url: `${path}?${new URLSearchParams({ file })}` })

  test.for(['/work/site/content/a.mdx', '/work/site/content/a.mdx:3', '/work/site/content/a.mdx:3:7', '/work/engine/scripts/a.ts'])(
    'a file of the project: %s',
    (file) => {
      expect(opening(file)).toBeUndefined()
    },
  )

  test.for([
    '/etc/passwd',
    '/etc/passwd:1:1',
    '/work/site/../secret',
    '/work/site-other/a.ts',
    '/work/sites',
    'content/a.mdx',
    'file:///etc/passwd',
    'file:///work/site/a.ts',
    '\\\\host\\share\\a.ts',
    '',
  ])('no other: %j', (file) => {
    for (const path of ['/__open-in-editor', '/__open-in-editor/', '/__OPEN-in-editor'])
      expect(opening(file, path)).toBe('The file is not in the project.')
  })
})

describe('the guard', () => {
  const guard = devGuard(FOLDERS)
  const server = createServer((request: IncomingMessage, response) => guard(request, response, () => response.end('answered')))
  let ask: Awaited<ReturnType<typeof startRequester>>
  beforeAll(async () => {
    ask = await startRequester(server)
  })
  afterAll(() => {
    server.close()
  })

  test('sends the headers of hosts with every answer, and leaves caching to vite', async () => {
    const [answered, refused] = [await ask({ path: '/' }), await ask({ path: '/', headers: { origin: 'https://evil.example' } })]
    expect([answered.status, String(answered.body)]).toEqual([200, 'answered'])
    expect([refused.status, String(refused.body)]).toEqual([
      403,
      'The development server refuses this request. It comes from another origin.\n',
    ])
    for (const { headers } of [answered, refused]) {
      expect(headers).toMatchObject({ 'content-security-policy': "frame-ancestors 'none'", 'x-content-type-options': 'nosniff' })
      expect(headers['cache-control']).toBeUndefined()
    }
  })
})
