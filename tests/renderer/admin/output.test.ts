import { describe, expect, test } from 'vitest'
import { adminStart } from '../../../renderer/admin/config'
import { adminBy } from '../../../renderer/outputs/admin'
import { outputsOf } from '../../../renderer/outputs-of'
import { readContent } from '../../../src/engine/content/read/read'
import { parseContent, SITE } from '../../support/site'
import { siteTest } from '../../support/site-test'
import { filesOf, outputOf } from '../made'

const BACKEND = { name: 'github', repo: 'aldergate/site', branch: 'main' } as const
const PACKAGE = [{ path: 'index.js', bytes: new TextEncoder().encode('export const init = () => {}') }]

const admin = adminBy(BACKEND, SITE.model, PACKAGE)

describe('the editor in the browser as an output of a build', () => {
  test('is made where the site names a repository, and only there', () => {
    expect(outputsOf(SITE).map(({ name }) => name)).not.toContain('admin')
    expect(outputsOf({ ...SITE, admin: BACKEND }).map(({ name }) => name)).toContain('admin')
  })

  siteTest('has a page, its script, its configuration and the files of its package', async ({ site }) => {
    const files = await filesOf(admin, outputOf(await site.graph()))
    expect([...files.keys()]).toEqual(['admin.html', 'admin/start.js', 'admin/config.json', 'admin/cms/index.js'])
    expect(files.get('admin/start.js')).not.toContain('token')
  })

  siteTest('has a policy of its own: scripts of the site, and the API of the host of the repository', async ({ site }) => {
    const page = String((await filesOf(admin, outputOf(await site.graph()))).get('admin.html'))
    expect(/content="(default-src[^"]*)"/.exec(page)?.[1]?.split(';')).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' blob: data:",
        "font-src 'self'",
        "connect-src 'self' blob: data: https://api.github.com",
        "form-action 'none'",
        "base-uri 'none'",
      ]
    `)
  })

  siteTest('has the forms that development has, and asks for a token', async ({ site }) => {
    const graph = await site.graph()
    const text = String((await filesOf(admin, outputOf(graph))).get('admin/config.json'))
    const config = JSON.parse(text) as Readonly<Record<'backend' | 'collections' | 'offered', unknown>>
    const { value: entries } = parseContent(await readContent(site.root))
    const dataOf = (group: string, key: string): unknown => entries.singletons.get(`${group}.${key}`)?.data
    expect(config.backend).toEqual({ ...BACKEND, auth_methods: ['token'] })
    const entriesOf = (name: string) => (entries.collections[name] ?? []).map(({ data }) => data)
    const { collections, offered } = adminStart({ model: SITE.model, dataOf, entriesOf }, BACKEND)
    expect({ collections: config.collections, offered: config.offered }).toEqual(JSON.parse(JSON.stringify({ collections, offered })))
  })
})
