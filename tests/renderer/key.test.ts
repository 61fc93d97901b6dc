import { describe, expect, test } from 'vitest'
import { definePage } from '../../pages/shared/define-page'
import { type PageRecord, recordOf } from '../../renderer/build-pages'
import { createContext } from '../../renderer/context'
import { keyOf } from '../../renderer/key'
import { pageKey } from '../../renderer/render'
import { once } from '../../src/engine/lib/once'
import { required } from '../../src/engine/problems/problem'
import type { Graph } from '../../src/site/graph/graph'
import { buildPages } from '../support/build-pages'
import { CODE, codeOf } from '../support/code'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'
import { smallSite } from './graphs'
import { ASSETS, pagesOf } from './made'

/** Key and document of each page. */
const pagesByAddress = (graph: Graph) => new Map(pagesOf(graph).map((page) => [page.address, { key: page.key, html: page.html() }]))

type Pages = ReturnType<typeof pagesByAddress>

/** The pages of the small site before a change. */
const unchanged = once(async () => pagesByAddress(await smallSite()))

const changed = (before: Pages, after: Pages, part: 'key' | 'html') =>
  [...after.keys()].filter((address) => before.get(address)?.[part] !== after.get(address)?.[part])

describe('the key of a page', () => {
  siteTest('is the same for the same content', async ({ site }) => {
    const [before, after] = [await unchanged(), pagesByAddress(await site.graph())]
    expect(changed(before, after, 'key')).toEqual([])
    expect(changed(before, after, 'html')).toEqual([])
  })

  siteTest.for([
    ['the title of a post', 'blog/first-post.mdx', 'title: First post', 'title: Other post'],
    ['the text of a post', 'blog/first-post.mdx', 'A short text.', 'Another text.'],
    ['a case study', 'case-studies/second-case.yaml', 'title: Second case', 'title: Other case'],
    ['a service', 'services/first-service.yaml', 'subtitle: The first promise', 'subtitle: Another promise'],
    ['what only the page of a service shows', 'services/first-service.yaml', 'brief: What the brief holds.', 'brief: Another.'],
    ['an event', 'events/first-event.yaml', 'title: First event', 'title: Other event'],
    ['an author', 'people/first-person.yaml', 'name: First Person', 'name: Other Person'],
    ['a job', 'careers/first-job.yaml', 'title: First job', 'title: Other job'],
    ['an office', 'offices/first-office.yaml', 'employees: 50', 'employees: 51'],
  ] as const)('changes with %s where a page shows it, and only there', async ([, file, from, to], { site }) => {
    const before = await unchanged()
    await site.replace(file, from, to)
    const after = pagesByAddress(await site.graph())
    expect(changed(before, after, 'key')).toEqual(changed(before, after, 'html'))
    expect(changed(before, after, 'key').length).toBeLessThan(after.size)
  })

  siteTest('changes on every page with the words of the site', async ({ site }) => {
    const before = await unchanged()
    await site.replace('site/identity.yaml', 'name: Example', 'name: Another')
    expect(changed(before, pagesByAddress(await site.graph()), 'key')).toHaveLength(before.size)
  })

  siteTest('changes on every page with the code', async ({ site }) => {
    const graph = await site.graph()
    const [first, second] = ['one', 'two'].map((code) => createContext(SITE, { graph: graph, assets: ASSETS, code: codeOf(code) }).key)
    expect(first).not.toBe(second)
  })
})

describe('the props of a page', () => {
  const define = (props: () => { list: Map<string, number> }) =>
    // @ts-expect-error props that JSON cannot represent are refused at compile time
    definePage({ path: '/made', source: () => 'made.yaml', props, head: () => ({ title: 'Made', description: 'Made.' }), View: () => null })

  siteTest('are JSON, by their type and at run time', async ({ site }) => {
    const graph = await site.graph()
    const [page] = planPages({ pages: [define(() => ({ list: new Map([['a', 1]]) }))], outputs: [] }, graph).value
    const context = createContext(SITE, { graph, assets: ASSETS, code: CODE })
    expect(() => pageKey(required(page, 'the page'), context)).toThrow(
      'the page /made has a Map at .props.list, which its key does not see',
    )
  })
})

describe('a page with the key of last time', () => {
  siteTest('keeps its report and is not rendered', async ({ site }) => {
    const graph = await site.graph()
    const pages = pagesOf(graph)
    const record = recordOf(pages)
    const mark = { links: ['/marked'], ids: [], drawings: [], islands: [], enhancements: [], data: { links: [], ids: [] } }
    const marked: PageRecord = new Map([...record].map(([address, { key }]) => [address, { key, report: mark }]))
    const again = [...buildPages(pages, createContext(SITE, { graph: graph, assets: ASSETS, code: CODE }), marked)]
    expect(again.every(({ report }) => report === mark)).toBe(true)
    expect(again[0]?.html()).toBe(pages[0]?.html())
  })

  siteTest('is rendered where its key is another one', async ({ site }) => {
    const graph = await site.graph()
    const pages = pagesOf(graph)
    const stale: PageRecord = new Map(
      pages.map(({ address }) => [
        address,
        { key: 'stale', report: { links: [], ids: [], drawings: [], islands: [], enhancements: [], data: { links: [], ids: [] } } },
      ]),
    )
    const again = [...buildPages(pages, createContext(SITE, { graph: graph, assets: ASSETS, code: CODE }), stale)]
    expect(again.map(({ report }) => report)).toEqual(pages.map(({ report }) => report))
  })
})

describe('a key', () => {
  test('is one of the values and of their order', () => {
    const keys = [
      keyOf('a', 'b'),
      keyOf('b', 'a'),
      keyOf('ab'),
      keyOf('a'),
      keyOf(['a', 'b']),
      keyOf({ a: 'b' }),
      keyOf(undefined),
      keyOf(null),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keyOf('a', { b: [1] })).toBe(keyOf('a', { b: [1] }))
  })

  test('of bytes is that of their contents', () => {
    expect(keyOf(new Uint8Array([1, 2]))).toBe(keyOf(Buffer.from([1, 2])))
    expect(keyOf(new Uint8Array([1, 2]))).not.toBe(keyOf(new Uint8Array([2, 1])))
  })

  test.for([
    ['a Map', { list: [new Map([['a', 1]])] }, 'a Map at .list[0]'],
    ['a Set', [new Set(['a'])], 'a Set at [0]'],
    ['a function', { on: () => 1 }, 'a function at .on'],
    ['a date', { day: new Date(0) }, 'a Date at .day'],
    ['an object of a class', new URL('https://site.example'), 'a URL'],
    ['a number that is none', { n: [1, Number.NaN] }, 'NaN at .n[1]'],
    ['an item without a value', { list: [1, undefined] }, 'undefined at .list[1]'],
    ['a symbol', { s: Symbol('s') }, 'a symbol at .s'],
    ['a number that JSON has not', { a: { b: 1n } }, 'a bigint at .a.b'],
  ] as const)('is not made of %s, which JSON would lose', ([, value, what]) => {
    expect(() => keyOf('a', value)).toThrow(`a key cannot be made of ${what}`)
  })

  test('is made of members without a value, and of objects without a prototype', () => {
    expect(keyOf({ a: undefined, b: 1 })).toBe(keyOf(Object.assign(Object.create(null), { b: 1 })))
  })

  test('is short hexadecimal text', () => {
    expect(keyOf('a')).toMatch(/^[0-9a-f]{24}$/)
  })
})
