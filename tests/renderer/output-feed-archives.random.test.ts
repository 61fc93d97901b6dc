import * as fc from 'fast-check'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import type { Graph } from '../../src/site/graph/graph'
import { feeds } from '../../src/site/outputs/feeds'
import { feedDocuments, MOST_ARCHIVES, MOST_ENTRIES } from '../../src/site/outputs/feeds/documents'
import { article, blogPost } from '../support/factories'
import { SEED } from '../support/seed'
import { type SiteWorkspace, siteTest } from '../support/site-test'
import { xmlErrors } from '../support/xml'
import { filesOf, outputOf } from './made'

/** Entries from the newest to the oldest, which is 1. */
const numbered = (count: number) => Array.from({ length: count }, (_, index) => count - index)

const REACH = MOST_ENTRIES * (MOST_ARCHIVES + 1)

describe('the documents of a feed', () => {
  test('hold every entry as far as the feed reaches, in order, and lead to each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: REACH + 500 }), (count) => {
        const documents = feedDocuments(numbered(count))
        const byNumber = new Map(documents.map((document) => [document.archive, document]))
        const read = new Set<number>()
        let document = byNumber.get(undefined)
        while (document) {
          expect(document.entries.length).toBeLessThanOrEqual(MOST_ENTRIES)
          for (const entry of document.entries) read.add(entry)
          const before = document.previous === undefined ? undefined : byNumber.get(document.previous)
          if (document.archive !== undefined && before) expect(before.next).toBe(document.archive)
          document = before
        }
        expect(documents.length).toBeLessThanOrEqual(MOST_ARCHIVES + 1)
        expect([...read]).toEqual(numbered(count).slice(0, read.size))
        expect(read.size).toBeGreaterThanOrEqual(Math.min(count, REACH - MOST_ENTRIES))
      }),
      { seed: SEED },
    )
  })

  test('stay as they are when an entry is added, but for the newest ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), (count) => {
        const [before, after] = [feedDocuments(numbered(count)), feedDocuments(numbered(count + 1))]
        const archived = before.filter(({ archive }) => archive !== undefined)
        for (const { archive, entries } of archived) expect(after.find((one) => one.archive === archive)?.entries).toEqual(entries)
        expect(after.length - before.length).toBeLessThanOrEqual(1)
      }),
      { seed: SEED },
    )
  })

  test.for([
    [0, []],
    [MOST_ENTRIES, []],
    [MOST_ENTRIES + 1, [1]],
    [2 * MOST_ENTRIES, [1]],
    [2 * MOST_ENTRIES + 1, [1, 2]],
  ] as const)('%i entries have the archives %j', ([count, archives]) => {
    expect(feedDocuments(numbered(count)).flatMap(({ archive }) => archive ?? [])).toEqual(archives)
  })
})

const dayOf = (index: number) => new Date(Date.UTC(2020, 0, index)).toISOString().slice(0, 10)

/** Writes 120 posts, one a day. */
async function writePosts(site: SiteWorkspace) {
  const posts = Array.from({ length: 120 }, (_, index) => [
    `blog/made-${index + 1}.mdx`,
    article(
      blogPost({ title: `Number ${index + 1}`, excerpt: `What number ${index + 1} has to say, in a sentence.`, date: dayOf(index + 1) }),
    ),
  ])
  await site.write({ ...Object.fromEntries(posts), 'blog/first-post.mdx': null })
}

const textsOf = async (graph: Graph) => new Map([...(await filesOf(feeds, outputOf(graph)))].map(([path, text]) => [path, String(text)]))

const fileAt = (address: string | undefined) => address?.replace('https://site.example/', '') ?? ''

describe('a feed with archives', () => {
  siteTest('is read back whole by its links, in each format', async ({ site }) => {
    await site.write({ 'whitepapers/first-paper.mdx': null, 'manuscripts/first-paper.mdx': null, 'tools/first-list.yaml': null })
    await writePosts(site)
    const files = await textsOf(await site.graph())
    const all = Array.from({ length: 120 }, (_, index) => `https://site.example/blog/made-${120 - index}`)

    const atom: string[] = []
    const ids = new Set<string | undefined>()
    for (let path = 'blog/feed.xml'; path !== ''; ) {
      const feed = parseAtomFeed(files.get(path) ?? '')
      ids.add(feed.id)
      atom.push(...(feed.entries ?? []).map(({ id }) => id ?? ''))
      const to = (rel: string) => feed.links?.find((link) => link.rel === rel)?.href
      expect(fileAt(to('self'))).toBe(path)
      expect(to('current')).toBe(path === 'blog/feed.xml' ? undefined : 'https://site.example/blog/feed.xml')
      path = fileAt(to('prev-archive'))
    }
    expect([...new Set(atom)]).toEqual(all)
    expect(ids).toEqual(new Set(['https://site.example/blog']))

    const rss: string[] = []
    for (let path = 'blog/rss.xml'; path !== ''; ) {
      const feed = parseRssFeed(files.get(path) ?? '')
      rss.push(...(feed.items ?? []).map(({ guid }) => guid?.value ?? ''))
      path = fileAt(feed.atom?.links?.find(({ rel }) => rel === 'prev-archive')?.href)
    }
    expect([...new Set(rss)]).toEqual(all)

    const json: string[] = []
    for (let path = 'blog/feed.json'; path !== ''; ) {
      const feed = parseJsonFeed(files.get(path) ?? '')
      json.push(...(feed.items ?? []).map(({ id }) => id ?? ''))
      path = fileAt(feed.next_url)
    }
    expect([...new Set(json)]).toEqual(all)

    const documents = [...files].filter(([path]) => /feed[^/]*\.xml$/.test(path))
    expect(await xmlErrors(documents, 'atom')).toEqual([])
    expect(documents.filter(([, text]) => text.includes('<fh:archive/>')).map(([path]) => path)).toEqual(
      documents.map(([path]) => path).filter((path) => /-\d+\.xml$/.test(path)),
    )
  })

  siteTest('is made again only where it shows an entry that changed', async ({ site }) => {
    await writePosts(site)
    const keysOf = async () => new Map([...feeds.emit(outputOf(await site.graph()))].map(({ path, key }) => [path, key]))
    const before = await keysOf()
    expect(await keysOf()).toEqual(before)
    await site.replace('blog/made-3.mdx', 'What number 3 has', 'What this has')
    const after = await keysOf()
    const changed = [...after].flatMap(([path, key]) => (before.get(path) === key ? [] : [path]))
    expect(changed.toSorted()).toEqual(['blog/feed-1.json', 'blog/feed-1.xml', 'blog/rss-1.xml', 'feed-1.json', 'feed-1.xml', 'rss-1.xml'])
  })
})
