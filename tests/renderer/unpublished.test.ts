import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { checkPages } from '../../renderer/build-pages'
import { createContext } from '../../renderer/context'
import { reservedBy } from '../../renderer/reserved'
import { COLLECTION_NAMES } from '../../schemas/collection-names'
import { collections } from '../../src/site/collections/index'
import { buildPages } from '../support/build-pages'
import { CODE } from '../support/code'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'
import { ASSETS } from './made'

describe('a site whose entries of one collection are all drafts', () => {
  siteTest.for(COLLECTION_NAMES)('%s', async (name, { site }) => {
    const { dir, format } = collections[name]
    for (const file of await readdir(join(site.root, dir))) {
      const text = await readFile(join(site.root, dir, file), 'utf8')
      await site.write({ [`${dir}/${file}`]: format === 'mdx' ? text.replace('---\n', '---\ndraft: true\n') : `draft: true\n${text}` })
    }
    // An entry that others refer to cannot be a draft on its own.
    const refused = await site.problems()
    expect(refused.filter((line) => !line.includes('ref/unpublished'))).toEqual([])
    if (refused.length > 0) return
    const graph = await site.graph()
    const plan = planPages(SITE, graph)
    const pages = [...buildPages(plan.value, createContext(SITE, { graph: graph, assets: ASSETS, code: CODE }), new Map())]
    expect([...plan.problems, ...checkPages(pages, SITE, { graph, reserved: reservedBy(SITE, graph) })]).toEqual([])
    expect(pages.filter(({ html }) => !html().includes('<main'))).toEqual([])
  })
})
