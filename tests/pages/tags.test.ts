import { describe, expect, test } from 'vitest'
import { sitemap } from '../../renderer/outputs/sitemap'
import { MOST_OF_A_LIST } from '../../src/site/graph/feeds-of-lists'
import type { Graph } from '../../src/site/graph/graph'
import { parseIndex } from '../../src/site/islands/site-search/index-file'
import { createSearch } from '../../src/site/islands/site-search/search'
import { feeds } from '../../src/site/outputs/feeds'
import { markdown } from '../../src/site/outputs/markdown'
import { searchIndex } from '../../src/site/outputs/search-index'
import { ownContent } from '../renderer/graphs'
import { filesOf, outputOf, pagesOf, textOf } from '../renderer/made'
import { article, blogPost, caseStudy, newsItem, whitepaper } from '../support/factories'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { type SiteWorkspace, siteTest } from '../support/site-test'

/** The main part of a page. */
const mainOf = (graph: Graph, address: string) => /<main.*<\/main>/s.exec(pagesOf(graph, address)[0]?.html() ?? '')?.[0] ?? ''

const titlesIn = (html: string) => [...html.matchAll(/<h3><a [^>]*>([^<]*)<\/a>/g)].map(([, title]) => title)

/** Entries of four collections with the tag Clouds, and one with another. */
const tagged = (site: SiteWorkspace) =>
  site.write({
    'blog/made.mdx': article(blogPost({ title: 'A post', excerpt: 'What a post says.', date: '2024-03-03', tags: ['Clouds', 'Costs'] })),
    'newsroom/made.mdx': article(
      newsItem({ title: 'A piece of news', excerpt: 'What a piece of news says.', date: '2024-03-05', tags: ['clouds', 'Costs', 'Rare'] }),
    ),
    'whitepapers/made.mdx': article(
      whitepaper({ title: 'A paper', excerpt: 'What a paper says.', date: '2024-03-01', tags: ['Clouds', 'Speed'] }),
    ),
    'case-studies/made.yaml': caseStudy({ title: 'A case', excerpt: 'What a case says.', date: '2024-03-04', tags: ['Clouds'] }),
  })

describe('the page of a tag', () => {
  siteTest(
    'shows the strongest entry first, and the others of every collection that have it, newest first, however it is capitalized',
    async ({ site }) => {
      await tagged(site)
      const main = mainOf(await site.graph(), '/tags/clouds')
      expect(titlesIn(main)).toEqual(['A piece of news', 'A case', 'A post', 'A paper'])
      expect(main).toContain('<h1>clouds</h1>')
      expect(main).toContain('What there is, 4 items.')
      expect(main).not.toContain('kind-list')
    },
  )

  siteTest('shows from ten entries on how many of each kind there are', async ({ site }) => {
    await tagged(site)
    const more = Array.from({ length: 6 }, (_, place) => [
      `blog/more-${place}.mdx`,
      article(blogPost({ title: `Post ${place}`, excerpt: `What post ${place} says.`, tags: ['Clouds'] })),
    ])
    await site.write(Object.fromEntries(more))
    const main = mainOf(await site.graph(), '/tags/clouds')
    expect([...main.matchAll(/<li>([^<]*)<svg.*?<b>(\d+)<\/b>/gs)].map(([, kind, count]) => `${kind} ${count}`)).toEqual([
      'Case studies 1',
      'Newsroom 1',
      'Whitepapers 1',
      'Blog 7',
    ])
  })

  siteTest('shows an entry that measured a change before a featured one, and that before the newest', async ({ site }) => {
    const tags = ['Clouds']
    await tagged(site)
    await site.write({ 'blog/led.mdx': article(blogPost({ title: 'It leads', excerpt: 'Why it leads.', featured: true, tags })) })
    expect(titlesIn(mainOf(await site.graph(), '/tags/clouds'))[0]).toBe('It leads')
    const measured = () => ({ before: 3, after: 1, unit: 's', picture: 'bars' as const })
    const results = caseStudy().results.map((result) => ({ ...result, measured: measured() }))
    await site.write({ 'case-studies/led.yaml': caseStudy({ title: 'It measured', excerpt: 'What it measured.', tags, results }) })
    expect(titlesIn(mainOf(await site.graph(), '/tags/clouds')).slice(0, 1)).toEqual(['It measured'])
  })

  siteTest('links to the tags that stand together with it most often, those of the most entries first', async ({ site }) => {
    await tagged(site)
    const related = /<h2 [^>]*id="related".*?<\/section>/s.exec(mainOf(await site.graph(), '/tags/clouds'))?.[0] ?? ''
    expect([...related.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/tags/costs', '/tags/speed', '/tags/rare'])
    // Costs stands at the upper left, with two points on its line for two entries, and one entry joins it with Rare, below the middle.
    expect(related).toContain('class="joins" d="M28 10L50 50"')
    expect(related).toContain('class="texts" d="M35.4 14h0M32.5 12.5h0M')
  })

  siteTest('is linked from the texts that have it', async ({ site }) => {
    await tagged(site)
    const graph = await site.graph()
    for (const address of ['/blog/made', '/newsroom/made', '/whitepaper/made', '/case-studies/made'])
      expect(mainOf(graph, address)).toMatch(/<ul class="tags"><li><a href="\/tags\/clouds">clouds<\/a>/i)
  })

  siteTest('has further pages, each with a head of its own, and a feed of its newest entries without archives', async ({ site }) => {
    const posts = Array.from({ length: 60 }, (_, index) => [
      `blog/post-${index}.mdx`,
      article(blogPost({ title: `P${index}`, excerpt: `E${index}`, tags: ['Clouds'] })),
    ])
    await site.write(Object.fromEntries(posts))
    const graph = await site.graph()
    const pages = pagesOf(graph, '/tags/clouds', '/tags/clouds/page/2', '/tags/clouds/page/3')
    expect(pages.map(({ head }) => head.title)).toEqual(['Tagged Clouds', 'Tagged Clouds, Page 2', 'Tagged Clouds, Page 3'])
    const last = pages.at(-1)?.html() ?? ''
    expect(titlesIn(last)).toHaveLength(12)
    expect(last).toContain('<a href="/tags/clouds/page/2" rel="prev">')
    const files = [...(await filesOf(feeds, outputOf(graph)))].filter(([path]) => path.startsWith('tags/clouds/'))
    expect(String(files[0]?.[1]).match(/<entry>/g)).toHaveLength(MOST_OF_A_LIST)
    expect(files.map(([path]) => path)).toEqual(['tags/clouds/feed.xml', 'tags/clouds/rss.xml', 'tags/clouds/feed.json'])
  })

  siteTest('of one entry is not for search engines, and has neither a feed nor a text', async ({ site }) => {
    await tagged(site)
    const graph = await site.graph()
    const pages = pagesOf(graph)
    const listed = await textOf(sitemap, outputOf(graph, { pages }))
    expect(listed).toContain('/tags/costs<')
    expect(listed).not.toContain('/tags/rare')
    expect(pages.find(({ address }) => address === '/tags/rare')?.head).toMatchObject({ noindex: true, alternates: [] })
    const paths = [...feeds.emit(outputOf(graph)), ...markdown.emit(outputOf(graph, { pages }))].map(({ path }) => path)
    expect(paths).toContain('tags/costs/feed.xml')
    expect(paths).toContain('tags/costs.md')
    expect(paths.filter((path) => path.startsWith('tags/rare'))).toEqual([])
    const siteMap = mainOf(graph, '/search')
    expect(siteMap).toContain('<a href="/tags/costs">Costs</a>')
    expect(siteMap).not.toContain('/tags/rare')
  })

  siteTest('is what a redirect from another name of it may lead to', async ({ site }) => {
    await tagged(site)
    await site.write({ 'site/redirects.yaml': [{ from: '/tags/cloud', to: '/tags/clouds', reason: 'It was renamed.' }] })
    const graph = await site.graph()
    expect(planPages(SITE, graph).problems).toEqual([])
  })
})

siteTest(
  'tags that differ in nothing but hyphens and capitals are one, those that differ in a sign of their own are not',
  async ({ site }) => {
    await site.write({
      'blog/made.mdx': article(blogPost({ title: 'One', excerpt: 'Of one.', date: '2024-02-02', tags: ['C++', 'C#', 'Front end'] })),
      'blog/other.mdx': article(blogPost({ title: 'Two', excerpt: 'Of two.', date: '2023-01-01', tags: ['C', 'Front-End', 'front end'] })),
    })
    const addresses = pagesOf(await site.graph()).map(({ address }) => address)
    expect(addresses.filter((address) => address.startsWith('/tags/')).toSorted()).toEqual([
      '/tags/c',
      '/tags/c-plus-plus',
      '/tags/c-sharp',
      '/tags/front-end',
      '/tags/speed',
    ])
    expect(titlesIn(mainOf(await site.graph(), '/tags/front-end'))).toEqual(['One', 'Two'])
  },
)

describe('the tags of this site', async () => {
  const graph = await ownContent()

  test('are found by their own names', async () => {
    const index = await textOf(searchIndex, outputOf(graph, { pages: pagesOf(graph) }))
    const { groups } = await createSearch(parseIndex(index))({ query: 'Security', limit: 50 })
    const found = groups.flatMap(({ hits }) => hits.map(({ address }) => address))
    expect(found).toContain('/tags/security')
    expect(index).not.toContain('/tags/latency')
  })

  test('have a feed of just their entries', async () => {
    const text = String((await filesOf(feeds, outputOf(graph))).get('tags/payments/feed.xml'))
    expect(
      [...text.matchAll(/<link rel="alternate" type="text\/html" href="https:\/\/aldergate\.example(\/[^"]*)"/g)].map(([, at]) => at),
    ).toEqual([
      '/tags/payments',
      ...[...graph.blog.values(), ...graph.newsroom.values(), ...graph.whitepapers.values(), ...graph.caseStudies.values()]
        .filter(({ tags }) => tags.includes('Payments'))
        .toSorted((a, b) => (a.date < b.date ? 1 : -1))
        .map(({ url }) => url),
    ])
  })
})
