import { describe, expect, test } from 'vitest'
import type { SitePage } from '../../renderer/emit'
import { contentFinder, contentOfPages } from '../../renderer/outputs/content-of-pages'
import { siteManifest } from '../../renderer/outputs/site-manifest'
import { SITE } from '../support/site'
import { smallSite } from './graphs'
import { pagesOf, sitePage } from './made'

describe('the manifest of a site', () => {
  test('names each file once, sorted, with what is known of it, and marks what is left of earlier builds', () => {
    const files = { 'b.html': { hash: 'bb', size: 2 }, 'a/x.js': { hash: 'aa', size: 1 } }
    const left = { 'a/old.js': { hash: 'cc', size: 3 }, 'a/x.js': { hash: 'dd', size: 4 } }
    const { path, contents } = siteManifest({ files, left }, new Map([['b.html', ['pages/b.yaml']]]))
    expect([path, contents()]).toMatchInlineSnapshot(`
      [
        "manifest.json",
        "{
      "a/old.js":{"hash":"cc","size":3,"left":true},
      "a/x.js":{"hash":"aa","size":1},
      "b.html":{"hash":"bb","size":2,"content":["pages/b.yaml"]}
      }
      ",
      ]
    `)
  })

  test('is a function of the files, in any order', () => {
    const [a, b] = [
      { hash: 'aa', size: 1 },
      { hash: 'bb', size: 2 },
    ]
    const keyOf = (files: Parameters<typeof siteManifest>[0]['files']) => siteManifest({ files, left: {} }, new Map()).key
    expect(keyOf({ a, b })).toBe(keyOf({ b, a }))
    expect(keyOf({ a, b })).not.toBe(keyOf({ a, b: { ...b, size: 3 } }))
  })
})

describe('the content of a page', () => {
  test('is its own file, and those of entries in its data', async () => {
    const graph = await smallSite()
    const content = contentOfPages(pagesOf(graph), contentFinder(graph, SITE.model))
    const of = (file: string) => content.get(file)
    expect(of('blog.html')).toEqual(expect.arrayContaining(['blog/first-post.mdx', 'pages/blog.yaml']))
    expect(of('blog/first-post.html')).toContain('blog/first-post.mdx')
    expect(of('events.html')).toContain('events/first-event.yaml')
    expect(of('404.html')).toEqual(['pages/not-found.yaml'])
  })

  test('is that of the page at each of its aliases', async () => {
    const content = contentOfPages([sitePage({ address: '/a', aliases: ['/old'] })], contentFinder(await smallSite(), SITE.model))
    expect([...content]).toEqual([
      ['a.html', ['pages/made.yaml']],
      ['old.html', ['pages/made.yaml']],
    ])
  })

  test.for<[string, SitePage['props']]>([
    ['an address', { href: '/blog/first-post' }],
    ['an address with a place on the page', { list: [{ to: '/blog/first-post#part' }] }],
    ['a slug and a title', { cards: [{ slug: 'first-post', title: 'First post' }] }],
    ['a collection and a slug', { entry: { collection: 'blog', slug: 'first-post' } }],
  ])('has an entry by %s', async ([, props]) => {
    const page = { ...sitePage({ address: '/a' }), props }
    expect(contentFinder(await smallSite(), SITE.model)(page)).toEqual(['blog/first-post.mdx', 'pages/made.yaml'])
  })

  test('has no entry that only refers to it, and none that is not there', async () => {
    const props = { referencedBy: [{ collection: 'blog', slug: 'first-post' }], href: '/blog/gone', text: 'blog/first-post' }
    const page = { ...sitePage({ address: '/a' }), props }
    expect(contentFinder(await smallSite(), SITE.model)(page)).toEqual(['pages/made.yaml'])
  })
})
