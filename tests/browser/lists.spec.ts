import { expect, test } from '@playwright/test'
import { Listing } from './support/listing'
import { LONG } from './support/suites'

/** The lists and their words, as the specification has them (4.8 to 4.13). */
const LISTS = [
  {
    address: '/case-studies',
    search: 'Search case studies...',
    chips: ['Financial Services', 'Healthcare', 'Retail', 'Manufacturing', 'Public Sector'],
    entries: 6,
    empty: 'No case studies found',
  },
  {
    address: '/newsroom',
    search: 'Search news...',
    chips: ['Company News', 'Partnerships', 'Awards', 'Global Expansion'],
    entries: 6,
    empty: 'No news articles found',
  },
  {
    address: '/whitepapers',
    search: 'Search whitepapers...',
    chips: ['AI & Machine Learning', 'Cloud Strategy', 'Digital Transformation', 'Security', 'Industry Insights'],
    entries: 6,
    empty: 'No whitepapers found',
  },
  {
    address: '/blog',
    search: 'Search blog posts...',
    chips: ['Technology', 'Cloud', 'Security', 'AI', 'Digital Transformation'],
    entries: 6,
    empty: 'No articles found',
  },
  {
    address: '/events',
    search: 'Search events...',
    chips: ['Webinar', 'Conference', 'Workshop', 'Panel Discussion', 'Networking'],
    entries: 6,
    empty: 'No events found',
  },
]

/** Chips of the hub and where the entries lead that they stand for. */
const HUB_KINDS = [
  { chip: 'Case Studies', section: '/case-studies/' },
  { chip: 'Newsroom', section: '/newsroom/' },
  { chip: 'Whitepapers', section: '/whitepaper/' },
  { chip: 'Blog', section: '/blog/' },
]

for (const { address, search, chips, entries, empty } of LISTS) {
  test(`${address}: the chips part the list, and what matches nothing is said`, address === '/events' ? {} : LONG, async ({ page }) => {
    const list = new Listing(page)
    await page.goto(address)
    await expect(list.search).toHaveAttribute('placeholder', search)
    await expect(list.chips).toHaveText(['All', ...chips])
    await list.expectResults(`Showing ${entries} results`, entries)
    const all = await list.titles()

    const parts: string[] = []
    for (const chip of chips) {
      await list.chip(chip).click()
      await expect(list.results).toHaveText(new RegExp(`^Showing [1-9] results for "${chip}"$`))
      await list.expectChosen(chip)
      const titles = await list.titles()
      await list.expectResults(`Showing ${titles.length} results for "${chip}"`, titles.length)
      parts.push(...titles)
    }
    expect(parts.toSorted()).toEqual(all.toSorted())

    await list.search.fill('no such words')
    await list.expectResults(`Showing 0 results for "${chips.at(-1)}" matching "no such words"`, 0)
    await expect(page.getByRole('heading', { name: empty, exact: true })).toBeVisible()
    await list.clear.click()
    await list.expectResults(`Showing ${entries} results`, entries)
    expect(await list.titles()).toEqual(all)
  })
}

test('the chips of the hub stand for kinds of content', LONG, async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/insights')
  await expect(list.search).toHaveAttribute('placeholder', 'Search insights...')
  await expect(list.chips).toHaveText(['All', ...HUB_KINDS.map(({ chip }) => chip), 'Events'])
  await list.expectResults('Showing 9 results', 9)
  const all = await list.addresses()
  for (const { chip, section } of HUB_KINDS) {
    const own = all.filter((address) => address.startsWith(section))
    expect(own.length).toBeGreaterThan(0)
    await list.chip(chip).click()
    await list.expectResults(`Showing ${own.length} results for "${chip}"`, own.length)
    expect(await list.addresses()).toEqual(own)
  }
})

test('the hub has no events and leads to their list', async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/insights')
  await list.chip('Events').click()
  await list.expectResults('Showing 0 results for "Events"', 0)
  await expect(page).toHaveURL('/insights?category=Events')
  await expect(page.getByRole('heading', { name: 'No insights found', exact: true })).toBeVisible()
  await expect(page.getByText('Try adjusting your search terms or filters', { exact: true })).toBeVisible()
  await expect(list.clear).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See All Events' }).click()
  await expect(page).toHaveURL('/events')
  await list.expectResults('Showing 6 results', 6)
})

for (const { address, tag, title } of [
  { address: '/insights', tag: 'FinOps', title: 'Cloud cost is an engineering metric' },
  { address: '/blog', tag: 'IoT', title: 'Edge computing: what belongs near the machine, and what does not' },
]) {
  test(`${address}: the search looks into tags`, address === '/blog' ? LONG : {}, async ({ page }) => {
    const list = new Listing(page)
    await page.goto(address)
    await list.search.fill(tag.toLowerCase())
    await list.expectResults(`Showing 1 results matching "${tag.toLowerCase()}"`, 1)
    await expect(list.cards.getByRole('heading')).toHaveText(title)
  })
}

test('a card of the blog shows two tags and how many more there are', async ({ page }) => {
  await page.goto('/blog')
  const card = new Listing(page).cards.filter({ hasText: 'Cloud cost is an engineering metric' })
  await expect(card.getByRole('listitem').nth(0)).toHaveText('Cloud')
  await expect(card.getByRole('listitem').nth(1)).toHaveText('FinOps')
  await expect(card.getByRole('listitem').nth(2)).toContainText('+1')
  await expect(card.getByRole('listitem')).toHaveCount(3)
})

test('the search of events looks into descriptions', async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/events')
  const description = (await list.cards.nth(1).locator('.excerpt').textContent()) ?? ''
  const title = await list.cards.nth(1).getByRole('heading').textContent()
  expect(description.length).toBeGreaterThan(20)
  await list.search.fill(description)
  await expect(list.cards).toHaveCount(1)
  await expect(list.cards.getByRole('heading')).toHaveText(title ?? '')
})
