import { describe, expect, test } from 'vitest'
import { INITIAL } from '../../src/site/islands/filtered-list/entries'
import type { ListingProps } from '../../src/site/islands/filtered-list/listing'
import { readState } from '../../src/site/islands/filters/query-state'
import { ownContent } from '../renderer/graphs'
import { pagesOf } from '../renderer/made'

/**
 * Expected properties of each list (specification, 4): chips after `All`, placeholder, empty state, number of items, featured
 * entry.
 */
const LISTS = [
  {
    address: '/insights',
    chips: ['Case Studies', 'Newsroom', 'Whitepapers', 'Blog', 'Events'],
    empty: 'No insights found',
    items: 9,
  },
  {
    address: '/case-studies',
    chips: ['Financial Services', 'Healthcare', 'Retail', 'Manufacturing', 'Public Sector'],
    placeholder: 'Search case studies...',
    empty: 'No case studies found',
    items: 6,
  },
  {
    address: '/newsroom',
    chips: ['Company News', 'Partnerships', 'Awards', 'Global Expansion'],
    placeholder: 'Search news...',
    empty: 'No news articles found',
    items: 6,
    featured: 'Global Expansion',
  },
  {
    address: '/whitepapers',
    chips: ['AI & Machine Learning', 'Cloud Strategy', 'Digital Transformation', 'Security', 'Industry Insights'],
    placeholder: 'Search whitepapers...',
    empty: 'No whitepapers found',
    items: 6,
    featured: 'AI & Machine Learning',
  },
  {
    address: '/blog',
    chips: ['Technology', 'Cloud', 'Security', 'AI', 'Digital Transformation'],
    placeholder: 'Search blog posts...',
    empty: 'No articles found',
    items: 6,
    featured: 'Security',
  },
  {
    address: '/events',
    chips: ['Webinar', 'Conference', 'Workshop', 'Panel Discussion', 'Networking'],
    placeholder: 'Search events...',
    empty: 'No events found',
    items: 6,
    featured: 'Webinar',
  },
] as const

describe('the lists of the site', async () => {
  const documents = new Map(pagesOf(await ownContent()).map((page) => [page.address, page.html()]))
  const listAt = (address: string): ListingProps => {
    const json = /data-island="filtered-list".*?<script type="application\/json">(.*?)<\/script>/s.exec(documents.get(address) ?? '')?.[1]
    return JSON.parse(json ?? 'null') as ListingProps
  }

  test.for(LISTS)('$address is as the specification says', ({ address, chips, empty, items, ...rest }) => {
    const list = listAt(address)
    const featured = list.items.filter((item) => item.featured)
    expect(list.categories.map(({ label }) => label)).toEqual(chips)
    expect(list.words).toMatchObject({
      all: 'All',
      showing: 'Showing {n} results',
      forCategory: ' for "{category}"',
      matching: ' matching "{search}"',
      clear: 'Clear Filters',
      tryAgain: 'Try adjusting your search terms or filters',
      empty,
      ...('placeholder' in rest && { searchPlaceholder: rest.placeholder }),
    })
    expect(list.items).toHaveLength(items)
    // On the hub each kind has featured entries, of which only the first is shown as such.
    if (address !== '/insights') expect(featured).toHaveLength(1)
    if ('featured' in rest) expect(featured[0]?.category).toBe(rest.featured)
    const html = documents.get(address) ?? ''
    expect(/<p class="results-line"[^>]*>(.*?)<\/p>/.exec(html)?.[1]).toBe(`Showing <b>${items}</b> results`)
    expect(/<output class="sr">(.*?)<\/output>/.exec(html)?.[1]).toBe(`Showing ${items} results`)
  })

  test('use the labels of their chips as values in addresses', () => {
    for (const { address, chips } of LISTS) {
      const choices = { category: listAt(address).categories.map(({ value }) => value) }
      for (const category of chips) expect(readState(new URLSearchParams({ category }), INITIAL, choices).category).toBe(category)
    }
  })

  test('show two tags on a card and in a row, and the number of further ones', () => {
    const blog = documents.get('/blog') ?? ''
    const cards = [...blog.matchAll(/<article class="card(?: card-row)?">.*?<\/article>/gs)].map(([card]) => card)
    const { items } = listAt('/blog')
    expect(cards).toHaveLength(5)
    for (const item of items.filter(({ featured }) => !featured)) {
      const tags = item.kind === 'card' ? (item.entry.tags ?? []) : []
      const card = cards.find((one) => item.kind === 'card' && one.includes(`href="${item.entry.href}"`)) ?? ''
      const shown = [...card.matchAll(/<li>(.*?)<\/li>/gs)].map(([, text = '']) =>
        text.replaceAll(/<span class="sr">.*?<\/span>|<[^>]*>/g, ''),
      )
      expect(shown).toEqual([...tags.slice(0, 2), ...(tags.length > 2 ? [`+${tags.length - 2}`] : [])])
    }
  })
})
