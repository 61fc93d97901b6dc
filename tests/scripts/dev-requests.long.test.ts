import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requesterAt, type TestRequest } from '../support/request'
import { environmentOf, ROOT } from '../support/run-command'
import { listensAt, startProcess } from '../support/start-process'

/** The development server as `npm run dev` starts it, with all that stands before its pages. */
const dev = startProcess(process.execPath, ['scripts/run.mjs', 'dev', '--port', '0'], { cwd: ROOT, env: environmentOf() })
let port = 0

beforeAll(async () => {
  port = (await listensAt(dev)).port
})

afterAll(() => dev.end('SIGTERM'))

const statusOf = async (question: TestRequest) => (await requesterAt(port)(question)).status

describe('the development server', () => {
  test.for(['/', '/__content'])('answers at %s to its own name', async (path) => {
    expect(await statusOf({ path })).toBe(200)
  })

  test.for<[string, TestRequest]>([
    ['a page by another name, as after DNS rebinding', { path: '/', headers: { host: 'evil.example' } }],
    ['the content by another name', { path: '/__content', headers: { host: 'evil.example' } }],
    ['the editor by another name', { path: '/admin', headers: { host: 'evil.example' } }],
    ['the files to another origin', { path: '/admin/api/v1/user', headers: { origin: 'https://evil.example' } }],
    [
      'the token to a script of another site',
      { path: '/admin/start.js', headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } },
    ],
    ['the content to another origin', { path: '/__content', headers: { origin: 'https://evil.example' } }],
    [
      'the content in a frame of another site',
      { path: '/__content', headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' } },
    ],
    ['to open a file that is not of the project', { path: '/__open-in-editor?file=/etc/passwd' }],
    ['to open a file by a way out of the project', { path: `/__open-in-editor?file=${ROOT}/../../etc/passwd` }],
  ])('refuses %s', async ([, question]) => {
    expect(await statusOf(question)).toBe(403)
  })

  test('finds no file to open outside of the content', async () => {
    expect(await statusOf({ path: '/__content/open?file=../package.json' })).toBe(404)
  })
})
