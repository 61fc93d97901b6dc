import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { headersFile, redirectsFile } from '../../renderer/hosts/rule-files'
import { HEADER_RULES } from '../../renderer/hosts/rules'
import { whileServing } from '../../scripts/serving'
import { folderTest } from '../support/folder-test'
import { requesterAt, type TestResponse } from '../support/request'

const BASE = '/deep/site/'

/** Tests that ask the local server for a small site below a base path. */
const baseTest = folderTest.extend<{ ask: (path: string) => Promise<TestResponse>; origin: string }>({
  origin: async ({ folder }, use) => {
    const files = {
      'index.html': 'home',
      'a.html': 'page a',
      '404.html': 'nothing here',
      'blog/404.html': 'no such post',
      'assets/a-1.js': 'code',
      _headers: headersFile(HEADER_RULES, BASE),
      _redirects: redirectsFile({ redirects: [{ from: '/old/:slug', to: '/:slug' }], sections: ['/blog'], base: BASE }),
    }
    for (const name of ['blog', 'assets']) await mkdir(join(folder, name))
    for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
    await whileServing(folder, use)
  },
  ask: async ({ origin }, use) => {
    const ask = requesterAt(Number(new URL(origin).port))
    await use((path) => ask({ path }))
  },
})

baseTest('the address that is served ends in the base path', ({ origin }) => {
  expect(new URL(origin).pathname).toBe('/deep/site')
})

baseTest.for([
  ['/deep/site/', 200, 'home'],
  ['/deep/site/a?b=c', 200, 'page a'],
  ['/deep/site/assets/a-1.js', 200, 'code'],
  ['/deep/site/nothing', 404, 'nothing here'],
  ['/deep/site/blog/nothing', 404, 'no such post'],
  ['/deep/site/_headers', 404, 'nothing here'],
  ['/', 404, 'nothing here'],
  ['/a', 404, 'nothing here'],
  ['/blog/nothing', 404, 'nothing here'],
  ['/deep/sites/a', 404, 'nothing here'],
] as const)('%s answers with %i', async ([path, status, text], { ask }) => {
  const reply = await ask(path)
  expect([reply.status, reply.body.toString()]).toEqual([status, text])
})

baseTest.for([
  ['/deep/site', '/deep/site/'],
  ['/deep/site?a=b', '/deep/site/?a=b'],
  ['/deep/site/index.html', '/deep/site/'],
  ['/deep/site/a/', '/deep/site/a'],
  ['/deep/site/a.html?b=c', '/deep/site/a?b=c'],
  ['/deep/site/old/a', '/deep/site/a'],
] as const)('%s moved to %s', async ([path, location], { ask }) => {
  const { status, headers } = await ask(path)
  expect([status, headers.location]).toEqual([301, location])
})

baseTest('files that never change are kept', async ({ ask }) => {
  const { headers } = await ask('/deep/site/assets/a-1.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})
