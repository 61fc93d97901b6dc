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
  { chip: 'Case Studies', section: '/case-studies/', whole: 'Case Studies', address: '/case-studies' },
  { chip: 'Newsroom', section: '/newsroom/', whole: 'News', address: '/newsroom' },
  { chip: 'Whitepapers', section: '/whitepaper/', whole: 'Whitepapers', address: '/whitepapers' },
  { chip: 'Blog', section: '/blog/', whole: 'Blog Posts', address: '/blog' },
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
  const note = page.getByText('30 in all', { exact: true })
  await expect(note).toBeVisible()
  const all = await list.addresses()
  for (const { chip, section, whole, address } of HUB_KINDS) {
    const own = all.filter((address) => address.startsWith(section))
    expect(own.length).toBeGreaterThan(0)
    await list.chip(chip).click()
    await list.expectResults(`Showing ${own.length} results for "${chip}"`, own.length)
    expect(await list.addresses()).toEqual(own)
    await expect(list.wholeLists).toHaveText([`See All ${whole} (6)`])
    await expect(list.wholeLists).toHaveAttribute('href', address)
    await expect(note).toHaveCount(0)
  }
})

test('the hub has no events and leads to their list', LONG, async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/insights')
  await list.chip('Events').click()
  await list.expectResults('Showing 0 results for "Events"', 0)
  await expect(page.getByText('Their own list has 6', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/insights?category=Events')
  await expect(page.getByRole('heading', { name: 'No insights found', exact: true })).toBeVisible()
  await expect(page.getByText('Try adjusting your search terms or filters', { exact: true })).toBeVisible()
  await expect(list.clear).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See All Events (6)' }).click()
  await expect(page).toHaveURL('/events')
  await list.expectResults('Showing 6 results', 6)
})

test('the hub leads from a search to what it leaves out, also where it finds nothing', async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/insights?category=Case+Studies')
  await list.search.fill(' zero trust & more ')
  await list.expectResults('Showing 0 results for "Case Studies" matching "zero trust & more"', 0)
  await expect(list.wholeLists).toHaveText(['See All Case Studies (6)', 'Search the Whole Site for “zero trust & more”'])
  await list.search.fill('payments')
  await list.expectResults('Showing 1 results for "Case Studies" matching "payments"', 1)
  await list.wholeLists.filter({ hasText: 'payments' }).click()
  await expect(page).toHaveURL('/search?q=payments')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('payments')
})

test('the hub leads to every whole list at its end', LONG, async ({ page }) => {
  await page.goto('/insights')
  const links = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'See all 30:' }).getByRole('link')
  await expect(links).toHaveText(['Case Studies (6)', 'Newsroom (6)', 'Whitepapers (6)', 'Blog (6)', 'Events (6)'])
  await links.last().click()
  await expect(page).toHaveURL('/events')
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

test('a card of the blog shows two tags and how many more there are', LONG, async ({ page }) => {
  await page.goto('/blog')
  const card = new Listing(page).cards.filter({ hasText: 'Edge computing' })
  await expect(card.getByRole('listitem').nth(0)).toHaveText('Edge')
  await expect(card.getByRole('listitem').nth(1)).toHaveText('IoT')
  await expect(card.getByRole('listitem').nth(2)).toContainText('+1')
  await expect(card.getByRole('listitem')).toHaveCount(3)
})

test('the search of events looks into descriptions', LONG, async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/events')
  const description = (await list.cards.nth(1).locator('.excerpt').textContent()) ?? ''
  const title = await list.cards.nth(1).getByRole('heading').textContent()
  expect(description.length).toBeGreaterThan(20)
  await list.search.fill(description)
  await expect(list.cards).toHaveCount(1)
  await expect(list.cards.getByRole('heading')).toHaveText(title ?? '')
})

test(
  'a kind that the insights page shows nothing of keeps its row in ink, and its own list is the solid button',
  LONG,
  async ({ page }) => {
    await page.goto('/insights?category=Events')
    await expect(page.getByRole('link', { name: 'See All Events (6)' })).toHaveClass('button')
    const opacities = await page.locator('.kind-list svg').evaluateAll((all) => all.map((one) => Number(getComputedStyle(one).opacity)))
    expect(opacities).toEqual([0.3, 0.3, 0.3, 0.3, 1])
  },
)

test('the time line of the hub starts at the fourth column of the page, with its first date', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/insights')
  const list = page.locator('.kind-list')
  const box = await list.boundingBox()
  const gap = await list.evaluate((one) => Number.parseFloat(getComputedStyle(one).columnGap))
  const column = (box?.x ?? Number.NaN) + ((box?.width ?? Number.NaN) + gap) / 4
  for (const start of ['svg', 'p']) expect((await list.locator(start).first().boundingBox())?.x).toBeCloseTo(column, 0)
})

test('in wide windows no newer paper has a smaller cover, and rows are full, with buttons on one line', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/whitepapers')
  const list = page.locator('.cols:has(> .paper-card)')
  // As a search leaves them.
  for (const count of [5, 4, 3, 2, 1]) {
    const { edge, cards } = await list.evaluate((list, count) => {
      while (list.children.length > count) list.lastElementChild?.remove()
      const cards = [...list.children].map((card) => ({
        top: card.getBoundingClientRect().top,
        right: card.getBoundingClientRect().right,
        cover: card.querySelector('[data-shape]')?.getBoundingClientRect().width ?? 0,
        buttons: card.querySelector('.row')?.getBoundingClientRect().bottom ?? 0,
      }))
      return { edge: list.getBoundingClientRect().right, cards }
    }, count)
    expect(cards).toHaveLength(count)
    for (const [index, { top, right, cover, buttons }] of cards.entries()) {
      const next = cards[index + 1]
      if (next?.top === top) expect(next.buttons).toBeCloseTo(buttons, 0)
      else expect(right).toBeCloseTo(edge, 0)
      expect(cover).toBeGreaterThanOrEqual((next?.cover ?? 0) - 1)
    }
  }
})
