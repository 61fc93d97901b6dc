import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scopeOf } from '../../../scripts/audit/pages'
import { unlistedAddresses } from '../../../scripts/built-addresses'
import { fileOf } from '../../../src/engine/routes/files'
import { patterns } from '../../../src/site/routes/patterns'
import { folderTest } from '../../support/folder-test'

describe('the pages of an audit', () => {
  const listed = ['/', '/blog', '/blog/one', '/blog/two']
  const views = ['services', 'industries', 'case-studies', 'case-study', 'whitepaper', 'newsroom', 'blog', 'careers', 'legal']
  const unlisted = ['/search', '/404', ...views.map((section) => `/${section}/404`)]
  const whole = [...listed, ...unlisted]
  const pages = { listed, unlisted, routes: patterns }
  const oneOfEach = ['/', '/blog', '/blog/one', '/search', '/404']

  test('are all that exist; Lighthouse loads one of each kind', () => {
    const scope = scopeOf(pages, {})
    expect(scope?.checked.toSorted()).toEqual(whole.toSorted())
    expect(scope).toMatchObject({ weighed: scope?.checked, loaded: oneOfEach })
  })

  test('are one of each kind, or those that are named; all are weighed', () => {
    const all = scopeOf(pages, {})?.weighed
    expect(scopeOf(pages, { kinds: true })).toEqual({ weighed: all, checked: oneOfEach, loaded: oneOfEach })
    const only = ['/blog/two', '/blog/404']
    expect(scopeOf(pages, { only })).toEqual({ weighed: all, checked: only, loaded: only })
  })

  folderTest('are in no sitemap where a standing page asks for it, and where they are a not-found view', async ({ folder }) => {
    for (const address of whole) {
      const file = join(folder, fileOf(address))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, '')
    }
    const found = await unlistedAddresses(folder, ['/', '/blog', '/404', '/search', '/not-built'], listed)
    expect(found.slice(0, 2)).toEqual(['/search', '/404'])
    expect(found.toSorted()).toEqual(unlisted.toSorted())
  })

  test('are pages of the site', () => {
    expect(scopeOf(pages, { only: ['/', '/nope'] })).toBeUndefined()
  })
})
