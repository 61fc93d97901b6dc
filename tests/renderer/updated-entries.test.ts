import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect } from 'vitest'
import { stringify } from 'yaml'
import { sitemap } from '../../renderer/outputs/sitemap'
import type { Graph } from '../../src/site/graph/graph'
import { feeds } from '../../src/site/outputs/feeds'
import { humans } from '../../src/site/outputs/humans'
import { markdown } from '../../src/site/outputs/markdown'
import { documentsOf } from '../../src/site/pdf/document-list'
import { article, blogPost, caseStudy, newsItem, whitepaper } from '../support/factories'
import { siteTest } from '../support/site-test'
import { filesOf, outputOf, pagesOf, textOf } from './made'

const days = { date: '2024-11-05', updated: '2024-12-02' }

/** An entry of each kind that may state when it was updated, with the address of its page. */
const KINDS = [
  ['/blog/made', { 'blog/made.mdx': article(blogPost(days)) }],
  ['/newsroom/made', { 'newsroom/made.mdx': article(newsItem(days)) }],
  ['/whitepaper/made', { 'whitepapers/made.mdx': article(whitepaper(days)) }],
  ['/case-studies/made', { 'case-studies/made.yaml': caseStudy(days) }],
] as const

/** The text of a file of feeds. */
const feedAt = async (graph: Graph, path: string) => String((await filesOf(feeds, outputOf(graph))).get(path))

describe('an entry that was updated', () => {
  siteTest.for(KINDS)('says so on its page, and to programs: %s', async ([address, files], { site }) => {
    await site.write(files)
    const graph = await site.graph()
    const pages = pagesOf(graph, address)
    const html = pages[0]?.html() ?? ''
    expect(html).toContain('<time dateTime="2024-11-05">Nov 5, 2024</time>')
    expect(html).toContain('<time dateTime="2024-12-02">Changed on Dec 2, 2024</time>')
    expect(html).toContain('"datePublished":"2024-11-05","dateModified":"2024-12-02"')
    expect(await textOf(sitemap, outputOf(graph, { pages }))).toContain(`${address}</loc><lastmod>2024-12-02</lastmod>`)
    const [text] = (await filesOf(markdown, outputOf(graph, { pages }))).values()
    expect(text).toContain('November 5, 2024, changed on December 2, 2024.')
  })

  siteTest('has both days in feeds, and keeps its place in them', async ({ site }) => {
    await site.write({ ...KINDS[0][1], 'blog/newer.mdx': article(blogPost({ date: '2024-11-20' })) })
    const graph = await site.graph()
    const atom = parseAtomFeed(await feedAt(graph, 'blog/feed.xml'))
    expect(atom.updated).toBe('2024-12-02T00:00:00Z')
    const idOf = (slug: string) => `https://site.example/blog/${slug}`
    const entries = atom.entries?.map(({ id, published, updated }) => [id, published, updated]) ?? []
    expect(entries.slice(0, 2)).toEqual([
      [idOf('newer'), '2024-11-20T00:00:00Z', '2024-11-20T00:00:00Z'],
      [idOf('made'), '2024-11-05T00:00:00Z', '2024-12-02T00:00:00Z'],
    ])
    const json = parseJsonFeed(await feedAt(graph, 'blog/feed.json')).items ?? []
    expect(json.slice(0, 2).map(({ date_published, date_modified }) => [date_published, date_modified])).toEqual([
      ['2024-11-20T00:00:00Z', undefined],
      ['2024-11-05T00:00:00Z', '2024-12-02T00:00:00Z'],
    ])
    expect(parseRssFeed(await feedAt(graph, 'blog/rss.xml')).lastBuildDate).toBe('Mon, 02 Dec 2024 00:00:00 GMT')
    expect(await textOf(humans, outputOf(graph))).toContain('Updated: 2024/12/02\n')
  })

  siteTest('says so on the cover of its PDF', async ({ site }) => {
    await site.write({ ...KINDS[2][1], ...KINDS[3][1] })
    const documents = [...documentsOf(await site.graph())]
    for (const path of ['whitepaper/made.pdf', 'case-studies/made.pdf']) {
      const facts = documents.find((document) => document.path === path)?.data().facts
      expect(facts).toContainEqual({ label: 'Updated of cover', value: 'December 2, 2024' })
    }
  })

  siteTest('that was not says nothing of it', async ({ site }) => {
    const graph = await site.graph()
    for (const { html } of pagesOf(graph, '/blog/first-post', '/case-studies/first-case')) {
      expect(html()).not.toContain('Changed on')
      expect(html()).not.toContain('dateModified')
    }
  })
})

describe('the day of an update', () => {
  siteTest('may be the day of publication', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost({ ...days, updated: days.date })) })
    expect(await site.problems()).toEqual([])
  })

  siteTest('is a problem at its line if it is before that day', async ({ site }) => {
    await site.write({ 'case-studies/made.yaml': stringify({ updated: '2024-11-04', ...caseStudy({ date: days.date }) }) })
    expect(await site.problems()).toEqual([
      'case-studies/made.yaml:1:10  entry/updated-before-date  `updated` is 2024-11-04, before `date`, which is 2024-11-05.',
    ])
  })
})
