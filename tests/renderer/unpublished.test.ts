import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { pages as pageKinds } from '../../pages/index'
import { buildPages, checkPages } from '../../renderer/build-pages'
import { createContext } from '../../src/site/frame/frame'
import { planPages } from '../../renderer/plan'
import { type CollectionDefinition, collectionNames, collections } from '../../schemas/index'
import { siteTest } from '../support/site-test'
import { ASSETS } from './made'

describe('a site whose entries of one collection are all drafts', () => {
  siteTest.for(collectionNames)('%s', async (name, { site }) => {
    const { dir, format }: CollectionDefinition = collections[name]
    for (const file of await readdir(join(site.root, dir))) {
      const text = await readFile(join(site.root, dir, file), 'utf8')
      await site.write({ [`${dir}/${file}`]: format === 'mdx' ? text.replace('---\n', '---\ndraft: true\n') : `draft: true\n${text}` })
    }
    // What other files refer to cannot be a draft alone.
    const refused = await site.problems()
    expect(refused.filter((line) => !line.includes('ref/unpublished'))).toEqual([])
    if (refused.length > 0) return
    const graph = await site.graph()
    const plan = planPages(pageKinds, graph)
    const pages = [...buildPages(plan.value, createContext(graph, ASSETS, 'test'), {})]
    expect([...plan.problems, ...checkPages(pages, graph).problems]).toEqual([])
    expect(pages.filter(({ html }) => !html().includes('<main'))).toEqual([])
  })
})
