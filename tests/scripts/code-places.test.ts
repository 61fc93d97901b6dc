import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'vitest'
import { withCodePlaces } from '../../scripts/code-places.mjs'
import { folderTest } from '../support/folder-test'

/** A map in which the third line of a bundle is the fifth of a page. */
const MAP = { version: 3, file: 'site.js', sources: ['../../../pages/made.tsx'], names: [], mappings: ';;AAIA' }

folderTest('a stack trace names places in the code, and those in the bundle where no map knows better', async ({ folder }) => {
  const bundle = join(folder, '.cache/server/key')
  await mkdir(bundle, { recursive: true })
  await writeFile(join(bundle, 'site.js.map'), JSON.stringify(MAP))
  const [site, page] = ['site.js', 'page.js'].map((name) => pathToFileURL(join(bundle, name)).href)
  const stack = `TypeError: a is not a function\n    at props (${site}:3:1)\n    at ${page}:7:9\n    at node:internal/main:1:2`
  expect(withCodePlaces(stack, folder)).toBe(
    `TypeError: a is not a function\n    at props (pages/made.tsx:5:1)\n    at ${page}:7:9\n    at node:internal/main:1:2`,
  )
})
