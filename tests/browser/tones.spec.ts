import { expect, test } from '@playwright/test'
import { LONG } from './support/suites'

/** The link of an entry in a list, and the start of the page that it leads to. */
const ENTRY = /^\/(?:blog|newsroom|whitepaper|case-studies|services|industries)\/[a-z-]+$/

const LISTS = ['/', '/insights', '/blog', '/newsroom', '/whitepapers', '/case-studies', '/industries', '/services', '/tags/cloud']

/** Pages that are opened too: they have related entries, and the picture of a post or the cover of a study. */
const OPENED = /^\/(?:blog|case-studies|industries)\//

test.use({ javaScriptEnabled: false })

test('a picture has one tone in lists, among related entries and on its own page', LONG, async ({ page }) => {
  const tones = new Map<string, Set<string>>()
  const note = (address: string, tone: string | undefined) => {
    if (tone) tones.set(address, (tones.get(address) ?? new Set()).add(tone))
  }
  const noteCards = async () => {
    const cards = await page.locator('main :is(article, li):has(> .art, > * > .art)').evaluateAll((all) =>
      all.map((card) => ({
        address: card.querySelector('h2 a, h3 a, h4 a')?.getAttribute('href') ?? '',
        tone: card.querySelector('.art:not(.cover-ground)')?.getAttribute('data-tone') ?? '',
      })),
    )
    for (const { address, tone } of cards) if (ENTRY.test(address)) note(address, tone)
  }
  for (const list of LISTS) {
    await page.goto(list)
    await noteCards()
  }
  expect(tones.size).toBeGreaterThan(30)
  for (const address of [...tones.keys()].filter((one) => OPENED.test(one))) {
    await page.goto(address)
    await noteCards()
    note(address, (await page.locator('main .art').first().getAttribute('data-tone')) ?? undefined)
  }
  expect([...tones].flatMap(([address, all]) => (all.size > 1 ? [`${address}: ${[...all].join(', ')}`] : []))).toEqual([])
})
