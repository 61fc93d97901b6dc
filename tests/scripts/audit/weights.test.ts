import { mkdir, writeFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { siteManifest } from '../../../renderer/outputs/site-manifest'
import { weigh } from '../../../scripts/audit/weights'
import { folderTest } from '../../support/folder-test'

const OWN = { 'assets/site-2.css': 'body { color: black }', 'assets/text-2.woff2': 'font' }
const EARLIER = { 'assets/site-1.css': 'body { color: red }', 'assets/text-1.woff2': 'another font', 'assets/page-1.js': 'go()' }

const described = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, { hash: 'a', size: text.length }]))

folderTest('styles, scripts and fonts that are left of an earlier build are not weighed', async ({ folder }) => {
  const weighed = async (left: Record<string, string>) => {
    const manifest = await siteManifest({ files: described(OWN), left: described(left) }, new Map()).contents()
    await mkdir(`${folder}/assets`, { recursive: true })
    for (const [path, text] of Object.entries({ ...OWN, ...left, 'manifest.json': manifest })) await writeFile(`${folder}/${path}`, text)
    return weigh({ dist: folder, documents: new Map(), manifest: {}, scripts: { loader: 'loader.ts', islands: 'islands' } })
  }
  const alone = await weighed({})
  expect([...alone.assets.keys()]).toEqual(Object.keys(OWN).map((path) => `/${path}`))
  expect(await weighed(EARLIER)).toEqual(alone)
})
