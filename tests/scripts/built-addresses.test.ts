import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { sitemapBy } from '../../renderer/outputs/sitemap'
import { sitemapAddresses } from '../../scripts/built-addresses'
import { smallSite } from '../renderer/graphs'
import { filesOf, outputOf, sitePage } from '../renderer/made'
import { folderTest } from '../support/folder-test'

const ADDRESSES = ['/', '/a', '/b', '/c', '/d']

folderTest.for([1, 2, 5])('the addresses of a site are those of its sitemaps, with %i in each', async (addresses, { folder }) => {
  const pages = ADDRESSES.map((address) => sitePage({ address }))
  const files = await filesOf(sitemapBy({ addresses, bytes: 10_000 }), outputOf(await smallSite(), { pages }))
  for (const [path, text] of files) await writeFile(join(folder, path), text)
  expect(await sitemapAddresses(folder)).toEqual(ADDRESSES)
})
