import { describe, expect } from 'vitest'
import { assets, styleSheets } from '../../renderer/outputs/files'
import { withSiteAddress } from '../../renderer/placement'
import { createStyles } from '../../renderer/styles/styles'
import { ART_ID } from '../../src/site/art/drawing-address'
import { artwork } from '../../src/site/outputs/artwork'
import { listIndex } from '../../src/site/outputs/list-index'
import { article, blogPost } from '../support/factories'
import { siteTest } from '../support/site-test'
import { filesOf, outputOf, pagesOf, sitePage, textOf } from './made'

const idsIn = (set: unknown) => [...String(set).matchAll(/<svg id="([^"]*)" viewBox/g)].map(([, id]) => id)

describe('drawings', () => {
  siteTest('are made once for all pages that use them', async ({ site }) => {
    const used = ['/art/flow-seed-wide.svg#art', '/art/lattice-other-side.svg#art']
    const pages = [
      sitePage({ address: '/a', report: { drawings: used } }),
      sitePage({ address: '/b', report: { drawings: used.slice(1) } }),
    ]
    const files = await filesOf(artwork, outputOf(await site.graph(), { pages }))
    expect([...files.keys()]).toEqual(['art/flow-seed-wide.svg', 'art/lattice-other-side.svg'])
    for (const text of files.values()) expect(text).toMatch(new RegExp(`^<svg id="${ART_ID}" .*</svg>\\s*$`, 's'))
  })

  siteTest('of the fixture are those that its pages show', async ({ site }) => {
    const graph = await site.graph()
    const pages = pagesOf(graph)
    const files = await filesOf(artwork, outputOf(graph, { pages }))
    const shown = pages.flatMap((page) => [...page.html().matchAll(/<use href="\/((?:art\/|world)[^"#]+)#/g)].map(([, path]) => path))
    expect(shown.length).toBeGreaterThan(0)
    expect(new Set(files.keys())).toEqual(new Set(shown))
  })

  siteTest('of a set are in one file', async ({ site }) => {
    const drawings = ['/art/set-home.svg#flow-a-wide', '/art/set-home.svg#orbits-b-square', '/art/set-people.svg#flow-a-wide']
    const files = await filesOf(artwork, outputOf(await site.graph(), { pages: [sitePage({ report: { drawings } })] }))
    expect([...files.keys()].toSorted()).toEqual(['art/set-home.svg', 'art/set-people.svg'])
    expect(idsIn(files.get('art/set-home.svg'))).toEqual(['flow-a-wide', 'orbits-b-square'])
  })

  siteTest('of menus have the ids of these, and are made from what the menus show', async ({ site }) => {
    const drawings = ['/art/set-menus.svg#industries', '/art/set-menus.svg#services']
    const setOf = async () => {
      const files = await filesOf(artwork, outputOf(await site.graph(), { pages: [sitePage({ report: { drawings } })] }))
      return String(files.get('art/set-menus.svg'))
    }
    const before = await setOf()
    expect(idsIn(before)).toEqual(['services', 'industries'])
    await site.replace('services/first-service.yaml', '  - Red\n  - Green', '  - First tool\n  - Green')
    expect(await setOf()).not.toBe(before)
  })

  siteTest('that no address can mean are a bug of ours', async ({ site }) => {
    const pages = [sitePage({ report: { drawings: ['/art/nothing.svg'] } })]
    await expect(filesOf(artwork, outputOf(await site.graph(), { pages }))).rejects.toThrow('the drawing of /art/nothing.svg is missing')
  })
})

siteTest('styles for print name the origin of the site, without its base path', async ({ site }) => {
  const base = { 'x/base.css': '@media print{a::after{content:"{origin}" attr(href)}}' }
  const styles = createStyles({ base, components: {}, order: ['base'], later: new Set() })
  const graph = withSiteAddress(await site.graph(), { origin: 'https://example.org', base: '/site/' })
  const files = await filesOf(styleSheets, outputOf(graph, { styles }))
  expect([...files.values()]).toEqual(['@media print{a::after{content:"https://example.org" attr(href)}}'])
})

siteTest('scripts and fonts keep their path and bytes', async ({ site }) => {
  const bytes = new Uint8Array([1, 2])
  const files = await filesOf(assets, outputOf(await site.graph(), { assets: [{ path: 'assets/a.js', bytes }] }))
  expect([...files]).toEqual([['assets/a.js', bytes]])
})

describe('indexes of lists', () => {
  const posts = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`blog/p${n}.mdx`, article(blogPost({ title: `P${n}`, excerpt: `E${n}` }))]))

  siteTest('are not made for lists of one page', async ({ site }) => {
    await site.write(posts(23))
    const graph = await site.graph()
    expect(graph.blog.size).toBe(24)
    expect([...(await filesOf(listIndex, outputOf(graph))).keys()]).toEqual([])
  })

  siteTest('hold all entries of a list of several pages', async ({ site }) => {
    await site.write(posts(24))
    const graph = await site.graph()
    expect([...(await filesOf(listIndex, outputOf(graph))).keys()]).toEqual(['blog/index.json'])
    const items = JSON.parse(await textOf(listIndex, outputOf(graph))) as readonly { id: string; search: readonly string[] }[]
    expect(items).toHaveLength(25)
    expect(items.find(({ search }) => search.includes('P7'))).toBeDefined()
    // Each page of the list refers to the index.
    const asking = pagesOf(graph).filter((page) => page.html().includes('/blog/index.json'))
    expect(asking.map(({ address }) => address)).toEqual(['/blog', '/blog/page/2'])
  })
})
