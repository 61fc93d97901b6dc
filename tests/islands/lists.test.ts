import { describe, expect } from 'vitest'
import { matching } from '../../src/site/islands/filtered-list/entries'
import type { ListingProps } from '../../src/site/islands/filtered-list/listing'
import { pagesOf } from '../renderer/made'
import { article, blogPost, caseStudy, event, newsItem, whitepaper } from '../support/factories'
import { type SiteWorkspace, siteTest } from '../support/site-test'

/** The list of a page: the props of its island. */
async function listAt(site: SiteWorkspace, address: string): Promise<ListingProps> {
  const [page] = pagesOf(await site.graph(), address)
  const json = /data-island="filtered-list".*?<script type="application\/json">(.*?)<\/script>/s.exec(page?.html() ?? '')?.[1]
  return JSON.parse(json ?? 'null') as ListingProps
}

const words = { title: 'Inthetitle', excerpt: 'Intheexcerpt', tags: ['Inthetags'] }
const ENTRIES = {
  'blog/made.mdx': article(blogPost({ ...words, hub: true }), 'Inthetext\n'),
  'newsroom/made.mdx': article(newsItem({ ...words, title: 'Inthetitle 2', excerpt: 'Intheexcerpt 2' }), 'Inthetext\n'),
  'whitepapers/made.mdx': article(whitepaper({ ...words, title: 'Inthetitle 3', excerpt: 'Intheexcerpt 3' }), 'Inthetext\n'),
  'case-studies/made.yaml': caseStudy({ ...words, title: 'Inthetitle 4', excerpt: 'Intheexcerpt 4', outcome: 'Intheoutcome' }),
  'events/made.yaml': event({ title: 'Inthetitle', description: 'Intheexcerpt', speaker: 'Inthespeaker', location: 'Intheplace' }),
}

siteTest('the search of each list looks into its texts', async ({ site }) => {
  await site.write(ENTRIES)
  const fields = ['title', 'excerpt', 'tags', 'text', 'outcome', 'speaker', 'place']
  const searchedAt = async (address: string) => {
    const { items } = await listAt(site, address)
    return fields.filter((field) => matching(items, { category: '', query: `inthe${field}` }).length > 0)
  }
  expect(await searchedAt('/blog')).toEqual(['title', 'excerpt', 'tags'])
  expect(await searchedAt('/newsroom')).toEqual(['title', 'excerpt'])
  expect(await searchedAt('/whitepapers')).toEqual(['title', 'excerpt'])
  expect(await searchedAt('/case-studies')).toEqual(['title', 'excerpt'])
  expect(await searchedAt('/events')).toEqual(['title', 'excerpt'])
  expect(await searchedAt('/insights')).toEqual(['title', 'excerpt', 'tags'])
})

describe('the chips of a list', () => {
  siteTest('are those of its page, and each entry belongs to one', async ({ site }) => {
    await site.write(ENTRIES)
    const graph = await site.graph()
    const { pages } = graph
    const chips = {
      '/blog': pages.blog.categories,
      '/newsroom': pages.newsroom.categories,
      '/whitepapers': pages.whitepapers.categories,
      '/case-studies': pages.caseStudies.categories,
      '/events': pages.events.types,
      '/insights': pages.insights.categories.map(({ label }) => label),
    }
    for (const [address, labels] of Object.entries(chips)) {
      const { categories, items } = await listAt(site, address)
      expect(categories.map(({ label }) => label)).toEqual(labels)
      expect(items.filter(({ category }) => !categories.some(({ value }) => value === category))).toEqual([])
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    }
  })

  siteTest('of the hub are kinds of content; each leads to the whole list that has more', async ({ site }) => {
    await site.write({
      'blog/made.mdx': article(blogPost({ hub: true })),
      'whitepapers/made.mdx': article(whitepaper({ title: 'Paper', excerpt: 'Paper.', hub: true })),
    })
    const { items, categories, whole } = await listAt(site, '/insights')
    const counts = categories.map(({ value, label }) => [label, matching(items, { category: value, query: '' }).length])
    expect(Object.fromEntries(counts)).toMatchObject({ Blog: 2, Events: 0 })
    expect(whole?.lists.map(({ own }) => own)).toEqual(['2 elsewhere', '1 elsewhere', undefined, '1 elsewhere'])
    expect(whole?.lists.map(({ label, short, href }) => [label, short, href])).toEqual([
      ['All case studies (2)', 'Case studies, 2', '/case-studies'],
      ['All news (1)', 'News, 1', '/newsroom'],
      ['All papers (2)', 'Papers, 2', '/whitepapers'],
      ['All events (1)', 'Events, 1', '/events'],
    ])
  })
})
