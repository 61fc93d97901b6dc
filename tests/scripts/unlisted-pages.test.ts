import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect } from 'vitest'
import { unlistedPages } from '../../scripts/site-code/unlisted-pages.mjs'
import { folderTest } from '../support/folder-test'

async function writeAll(folder: string, ...paths: string[]) {
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), '')
  }
}

describe('the module of a page', () => {
  folderTest('is missed where the bundle does not hold it, with the table that would list it', async ({ folder }) => {
    await writeAll(folder, 'pages/index.ts', 'pages/home.tsx', 'pages/podcasts.tsx', 'pages/home/Hero.tsx', 'pages/words.ts')
    expect(unlistedPages(folder, [join(folder, 'pages/home.tsx')])).toEqual([{ file: 'pages/podcasts.tsx', table: 'pages/index.ts' }])
    expect(unlistedPages(folder, [join(folder, 'pages/home.tsx'), join(folder, 'pages/podcasts.tsx')])).toEqual([])
  })

  folderTest('may lie in the folder of the site, where the site itself lists it', async ({ folder }) => {
    await writeAll(folder, 'src/site/pages/bread.tsx')
    expect(unlistedPages(folder, [])).toEqual([{ file: 'src/site/pages/bread.tsx', table: 'the `pages` of `defineSite`' }])
  })

  folderTest('need not be there', ({ folder }) => {
    expect(unlistedPages(folder, [])).toEqual([])
  })
})
