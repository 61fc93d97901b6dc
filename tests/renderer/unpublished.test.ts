import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { checkPages } from '../../renderer/build-pages'
import { createContext } from '../../renderer/context'
import { reservedBy } from '../../renderer/reserved'
import { COLLECTION_NAMES, type CollectionName } from '../../schemas/collection-names'
import { collections } from '../../src/site/collections/index'
import { buildPages } from '../support/build-pages'
import { CODE } from '../support/code'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { type SiteWorkspace, siteTest } from '../support/site-test'
import { ASSETS } from './made'

/** Collections of which single pages, or entries of others, name an entry: all drafts are errors there. */
const NAMED: readonly CollectionName[] = ['services', 'industries', 'caseStudies', 'whitepapers', 'regions', 'legal', 'people', 'reports']

describe('a site whose entries of one collection are all drafts', () => {
  siteTest.for(COLLECTION_NAMES.filter((name) => !NAMED.includes(name)))('has pages without a problem: %s', async (name, { site }) => {
    await writeDrafts(site, name)
    const graph = await site.graph()
    const plan = planPages(SITE, graph)
    const pages = [...buildPages(plan.value, createContext(SITE, { graph: graph, assets: ASSETS, code: CODE }), new Map())]
    expect([...plan.problems, ...checkPages({ pages }, SITE, { graph, reserved: reservedBy(SITE, graph) })]).toEqual([])
    expect(pages.filter(({ html }) => !html().includes('<main'))).toEqual([])
  })

  siteTest.for(NAMED)('is refused where others name one: %s', async (name, { site }) => {
    await writeDrafts(site, name)
    const refused = await site.problems()
    expect(refused).not.toEqual([])
    // The inquiry form names services by their titles.
    expect(refused.filter((line) => !/ref\/unpublished|contact\/service/.test(line))).toEqual([])
  })
})

async function writeDrafts(site: SiteWorkspace, name: CollectionName) {
  const { dir, format } = collections[name]
  for (const file of await readdir(join(site.root, dir))) {
    const text = await readFile(join(site.root, dir, file), 'utf8')
    await site.write({ [`${dir}/${file}`]: format === 'mdx' ? text.replace('---\n', '---\ndraft: true\n') : `draft: true\n${text}` })
  }
}
