import { describe, expect, test } from 'vitest'
import { html } from '../../renderer/outputs/html'
import { robots } from '../../renderer/outputs/robots'
import { sitemap, sitemapBy } from '../../renderer/outputs/sitemap'
import { mailSettings } from '../../src/site/outputs/mail'
import { smallSite } from './graphs'
import { filesOf, outputOf, pagesOf, sitePage, textOf } from './made'

describe('documents', () => {
  test('lie at the address of their page, and with the same bytes at its aliases', async () => {
    const pages = [sitePage({ address: '/a/b', aliases: ['/old/b'] }), sitePage({ address: '/' })]
    const files = await filesOf(html, outputOf(await smallSite(), { pages }))
    expect([...files]).toEqual([
      ['a/b.html', 'page /a/b'],
      ['old/b.html', 'page /a/b'],
      ['index.html', 'page /'],
    ])
  })
})

describe('the site map', () => {
  test('lists pages that may be found, with their day', async () => {
    const pages = [
      sitePage({ address: '/' }),
      sitePage({ address: '/a', aliases: ['/old'], head: { modified: '2024-05-01' } }),
      sitePage({ address: '/404', head: { noindex: true } }),
    ]
    expect(await textOf(sitemap, outputOf(await smallSite(), { pages }))).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://site.example/</loc></url>
      <url><loc>https://site.example/a</loc><lastmod>2024-05-01</lastmod></url>
      </urlset>
      "
    `)
  })

  test.for([
    ['addresses', { addresses: 2, bytes: 10_000 }],
    ['bytes', { addresses: 100, bytes: 210 }],
  ] as const)('is an index of several where there are more %s than one may hold', async ([, limits]) => {
    const pages = ['/', '/a', '/b', '/c', '/d'].map((address) => sitePage({ address }))
    const files = await filesOf(sitemapBy(limits), outputOf(await smallSite(), { pages }))
    const { 'sitemap.xml': index, ...parts } = Object.fromEntries([...files].map(([path, text]) => [path, String(text)]))
    expect(index?.match(/<(?:sitemapindex|loc>[^<]*)/g)).toEqual([
      '<sitemapindex',
      ...Object.keys(parts).map((path) => `<loc>https://site.example/${path}`),
    ])
    expect(Object.keys(parts)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
    const listed = Object.values(parts).map((text) => [...text.matchAll(/<loc>https:\/\/site.example(.*?)<\/loc>/g)].map(([, url]) => url))
    expect(listed).toEqual([['/', '/a'], ['/b', '/c'], ['/d']])
    for (const text of Object.values(parts)) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.bytes)
  })

  test('lists exactly the canonical addresses of the fixture', async () => {
    const graph = await smallSite()
    const pages = pagesOf(graph)
    const listed = [...(await textOf(sitemap, outputOf(graph, { pages }))).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    const canonical = pages.flatMap((page) => /<link rel="canonical" href="(.*?)">/.exec(page.html())?.[1] ?? [])
    expect(listed.map((url) => new URL(url ?? '').href)).toEqual(canonical.map((url) => new URL(url).href))
  })

  test('gives articles the day of their last change', async () => {
    const graph = await smallSite()
    const text = await textOf(sitemap, outputOf(graph, { pages: pagesOf(graph) }))
    expect(text).toContain('<loc>https://site.example/blog/first-post</loc><lastmod>2024-04-01</lastmod>')
  })
})

test('robots may read everything and find the site map', async () => {
  expect(await textOf(robots, outputOf(await smallSite()))).toBe('User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n')
})

test('settings of mail are a file, without what is not set', async () => {
  const settings = { publicKey: 'key', serviceId: undefined, origin: 'http://localhost:9000' }
  expect(await textOf(mailSettings, outputOf(await smallSite(), { settings }))).toBe(
    '{"publicKey":"key","origin":"http://localhost:9000"}\n',
  )
  expect(await textOf(mailSettings, outputOf(await smallSite()))).toBe('{}\n')
})
