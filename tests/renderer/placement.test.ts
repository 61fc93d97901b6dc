import { mkdir, realpath, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDevelopmentSite } from '../../renderer/development'
import { AT_ROOT, placementBelow, withSiteAddress } from '../../renderer/placement'
import { routeAddresses } from '../../scripts/site-code/route-addresses.mjs'
import { addressBelow, routeBelow } from '../../src/engine/routes/base.mjs'
import { folderTest } from '../support/folder-test'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'
import { smallSite } from './graphs'

const pages = [
  { path: '/', aliases: [] },
  { path: '/blog/page/:page', aliases: [] },
  { path: '/blog/:slug', aliases: ['/posts/:slug'] },
]
const BELOW = placementBelow('/site/', { pages, outputs: [{ folders: ['art'] }] })

/** The text of a file with addresses. */
const placed = async (path: string, text: string) => BELOW.file({ path, key: 'key', contents: () => text }).contents()

describe('a route', () => {
  test.for(['/', '/about', '/a/b#c'])('%s becomes an address below a base path, and one of these a route', (route) => {
    expect(routeBelow('/site/', addressBelow('/site/', route))).toBe(route)
    expect(addressBelow('/', route)).toBe(route)
    expect(routeBelow('/', route)).toBe(route)
  })

  test.for(['/', '/site', '/sites/a', '/other/site/'])('is none at %s', (address) => {
    expect(routeBelow('/site/', address)).toBeUndefined()
  })
})

describe('a page below a base path', () => {
  test.for([
    ['<a href="/">', '<a href="/site/">'],
    ['<a href="/blog/a?b=c#d">', '<a href="/site/blog/a?b=c#d">'],
    ['<form action="/blog">', '<form action="/site/blog">'],
    ['<img src="/art/a.png" alt="/art/a.png">', '<img src="/site/art/a.png" alt="/art/a.png">'],
    ['<img srcset="/a.png 1x, /b.png 2x">', '<img srcset="/site/a.png 1x, /site/b.png 2x">'],
    ['<link imageSrcSet="/a.png 1x">', '<link imageSrcSet="/site/a.png 1x">'],
    ['<div data-props="/chat.json">', '<div data-props="/site/chat.json">'],
    ['<div data-path="/blog/ /posts/">', '<div data-path="/site/blog/ /site/posts/">'],
    ['<div data-views="[{&quot;view&quot;:&quot;/blog/404&quot;}]">', '<div data-views="[{&quot;view&quot;:&quot;/site/blog/404&quot;}]">'],
    ['<style>a{src:url(/assets/a.woff2)}</style>', '<style>a{src:url(/site/assets/a.woff2)}</style>'],
    [
      '<script type="application/json">{"a":"/blog/b","b":"/ and"}</script>',
      '<script type="application/json">{"a":"/site/blog/b","b":"/ and"}</script>',
    ],
  ] as const)('has addresses in %s', ([html, expected]) => {
    expect(BELOW.page(html)).toBe(expected)
    expect(AT_ROOT.page(html)).toBe(html)
  })

  test.for([
    '<a href="https://a.example/">',
    '<a href="//a.example/">',
    '<a href="#a">',
    '<p title="/blog">/blog url(/a) href</p>',
    '<div data-words="yes/no and /or">',
    '<script type="application/ld+json">{"url":"/blog"}</script>',
  ])('keeps %s', (html) => {
    expect(BELOW.page(html)).toBe(html)
  })
})

describe('a file below a base path', () => {
  test.for([
    ['a.json', '{"/blog/a": "/blog/a"}', '{"/blog/a": "/site/blog/a"}'],
    [
      'a.json',
      '["/","/blog","/blog/page","/blog/page/:page","/posts/a","/assets/a","/a.pdf"]',
      '["/site/","/site/blog","/site/blog/page","/site/blog/page/:page","/site/posts/a","/site/assets/a","/site/a.pdf"]',
    ],
    ['a.json', String.raw`["/blog/a?b=\"c\u003cd"]`, String.raw`["/site/blog/a?b=\"c\u003cd"]`],
    [
      'a.json',
      '["/month","/blog and more","//a.example","see /blog/a","/art"]',
      '["/month","/blog and more","//a.example","see /blog/a","/art"]',
    ],
    ['a.json', String.raw`["a\"/blog/a\"b"]`, String.raw`["a\"/blog/a\"b"]`],
    ['a.webmanifest', '{"scope":"/"}', '{"scope":"/site/"}'],
    ['a.css', 'a{b:url("/a.png")}', 'a{b:url("/site/a.png")}'],
    ['a.txt', '/blog/a', '/blog/a'],
  ] as const)('%s has addresses: %s', async ([path, text, expected]) => {
    expect(await placed(path, text)).toBe(expected)
  })

  test('is another one than that of the same key below another path, where it has addresses', () => {
    const keyOf = (placement: typeof BELOW, path: string) => placement.file({ path, key: 'key', contents: () => '' }).key
    const other = placementBelow('/other/', { pages, outputs: [] })
    expect(new Set([AT_ROOT, BELOW, other].map((placement) => keyOf(placement, 'a.css'))).size).toBe(3)
    expect([AT_ROOT, BELOW, other].map((placement) => keyOf(placement, 'a.txt'))).toEqual(['key', 'key', 'key'])
  })
})

folderTest('code for browsers has addresses where a project keeps its routes, and nowhere else', async ({ folder }) => {
  await mkdir(join(folder, 'project'))
  await symlink(join(folder, 'project'), join(folder, 'link'))
  // Modules have the paths that links lead to.
  const project = await realpath(join(folder, 'project'))
  const code = "export const a = { home: '/', one: `/a/:b`, two: \"/c\", three: '//d', four: 1 / 2 }"
  for (const root of [project, join(folder, 'link')]) {
    const { transform } = routeAddresses(root, '/site/') as { transform: (code: string, id: string) => { code: string } | undefined }
    expect(transform(code, `${project}/src/site/routes/a.ts`)?.code).toBe(
      "export const a = { home: '/site/', one: `/site/a/:b`, two: \"/site/c\", three: '//d', four: 1 / 2 }",
    )
    expect(transform(code, `${project}/src/site/ui/a.ts`)).toBeUndefined()
  }
})

describe('a site that is published elsewhere', () => {
  siteTest('has whole addresses of there', async ({ site }) => {
    const graph = await site.graph()
    const originOf = (address: Parameters<typeof withSiteAddress>[1]) => withSiteAddress(graph, address).site.identity.origin
    const own = graph.site.identity.origin
    expect(originOf({ base: '/' })).toBe(own)
    expect(originOf({ base: '/site/' })).toBe(`${own}/site`)
    expect(originOf({ origin: 'https://a.example', base: '/' })).toBe('https://a.example')
    expect(originOf({ origin: 'https://a.example', base: '/a/b/' })).toBe('https://a.example/a/b')
  })

  test('is answered in development with addresses', async () => {
    const { answer } = createDevelopmentSite(SITE, await smallSite(), { base: '/site/' })
    const page = answer('/', true)
    expect(page).toMatchObject({ kind: 'page', html: expect.stringContaining('href="/site/services"') })
    expect(page).not.toMatchObject({ html: expect.stringMatching(/ (?:href|src)="\/(?!site\/)/) })
    const file = answer('/search-dialog.json', false)
    expect(file?.kind === 'file' && (await file.contents())).toContain('"/site/search-index.json"')
  })
})
