import { expect, type Page, test } from '@playwright/test'
import { sitemapAddresses } from '../../scripts/built-addresses'
import { brokenWords } from './support/broken-words'
import { LINES, overlaps } from './support/overlaps'
import { LONG } from './support/suites'

const ARTICLE = '/blog/ai-in-the-back-office'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a heading has a link to itself that keyboard and pointer bring out', async ({ page }) => {
    await page.goto(ARTICLE)
    const heading = page.getByRole('heading', { name: 'Why intake wins', exact: true })
    const link = page.getByRole('link', { name: 'Link to this section: Why intake wins' })
    await expect(link).toHaveCSS('opacity', '0')
    await heading.hover()
    await expect(link).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await link.focus()
    await expect(link).toHaveCSS('opacity', '1')
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await link.press('Enter')
    await expect(page).toHaveURL(`${ARTICLE}#why-intake-wins`)
    await expect(heading).toBeInViewport()
  })

  test('the contents stay in view beside the text and lead to its parts', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(ARTICLE)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: 'How to choose your first one' }).click()
    await expect(page.getByRole('heading', { name: 'How to choose your first one' })).toBeInViewport()
    await expect(contents).toBeInViewport({ ratio: 1 })
  })

  test('the way on leads to the neighbor in the list and back', async ({ page }) => {
    await page.goto(ARTICLE)
    const onward = page.getByRole('navigation', { name: 'Previous and next' })
    await onward.getByRole('link', { name: /^Next/ }).click()
    await expect(page).not.toHaveURL(ARTICLE)
    await onward.getByRole('link', { name: /^Previous/ }).click()
    await expect(page).toHaveURL(ARTICLE)
  })
})

test('the contents mark the section that is being read, and none above the first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(ARTICLE)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const marked = contents.locator('[aria-current="location"]')
  await contents.getByRole('link', { name: 'How to choose your first one' }).click()
  await expect(marked).toHaveText('How to choose your first one')
  await contents.getByRole('link', { name: 'Why intake wins' }).click()
  await expect(marked).toHaveText('Why intake wins')
  // What is above the first heading is part of none.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(marked).toHaveCount(0)
})

test('on paper an article is a text with its address, without controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(ARTICLE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'About the author' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('+1 (415) 555-0142')
  for (const hidden of [page.getByRole('navigation'), page.getByRole('button'), page.getByRole('textbox')])
    await expect(hidden.filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Link to this section/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeHidden()
  await expect(page.locator('link[rel=canonical]')).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('on paper a case study has no ground to its edge, and its values stand at their bars', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/case-studies/accelerating-payments-modernization')
  const cover = page.locator('.study-cover')
  for (const part of [cover, page.locator('.quotation-band')]) await expect(part).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const [frame, drawing] = [await cover.locator('.valued-picture').boundingBox(), await cover.locator('svg').boundingBox()]
  expect(frame).toEqual(drawing)
})

test('on paper the figures of a chart are open', LONG, async ({ page }) => {
  await page.goto('/investors')
  const table = page.getByRole('main').getByRole('table').first()
  await expect(table).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(table).toBeVisible()
})

test('a long word makes nothing scroll sideways at 320 px', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of [ARTICLE, '/blog', '/case-studies/norrland-steel-quality', '/legal/privacy-policy']) {
    await page.goto(address)
    const overflow = await page.evaluate(() => {
      const words = document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, blockquote, figcaption)')
      for (const element of words) if (!element.querySelector('*')) element.textContent = 'x'.repeat(80)
      return document.documentElement.scrollWidth - innerWidth
    })
    expect.soft(overflow, address).toBeLessThanOrEqual(0)
  }
})

test('the button over code copies it', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium lets a test read the clipboard.')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/cloud-cost-as-an-engineering-metric')
  const block = page.getByRole('figure').filter({ hasText: 'cost-per-thousand.sql' })
  const places = () =>
    Promise.all([
      block.locator('pre').evaluate((element: HTMLElement) => element.offsetTop),
      block.evaluate((element: HTMLElement) => element.offsetHeight),
    ])
  const before = await places()
  await block.getByRole('button', { name: 'Copy Code' }).click()
  const said = block.getByRole('status').getByText('Copied.')
  await expect(said).toBeVisible()
  // Beside the button, where a visitor looks, and without moving what follows.
  const [button, notice] = await Promise.all([block.getByRole('button').boundingBox(), said.boundingBox()])
  expect(Math.abs((button?.y ?? 0) - (notice?.y ?? Number.NaN))).toBeLessThan(6)
  expect(await places()).toEqual(before)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^WITH spend AS \([\s\S]*\nLEFT JOIN work USING \(day, service\)\nORDER BY day, service;$/)
})

test('code is selected where the browser refuses to copy it', LONG, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } })
    document.execCommand = () => false
  })
  await page.goto('/blog/cloud-cost-as-an-engineering-metric')
  await page.getByRole('button', { name: 'Copy Code' }).click()
  await expect(page.getByText('The code is selected.')).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('LEFT JOIN work')
})

for (const width of [700, 900])
  test(`lines have at most 30 em, and tables the whole width, at ${width} px`, width === 900 ? {} : LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blog/cloud-cost-as-an-engineering-metric')
    const em = await page.locator('.prose').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
    const widths = await page.locator('.prose > :is(p, ul, ol)').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(Math.max(...widths)).toBeLessThanOrEqual(30 * em + 0.5)
    const table = await page.locator('.prose > .table-scroll').first().boundingBox()
    expect(table?.width).toBeCloseTo((await page.locator('.prose').boundingBox())?.width ?? Number.NaN, 0)
  })

test.describe('figures in the margin', () => {
  const notesOf = (page: Page) =>
    page.locator('.pulled-note:not(.toned)').evaluateAll((notes) =>
      notes.map((note) => {
        const { top, bottom, left, right } = note.getBoundingClientRect()
        const paragraph = note.parentElement?.getBoundingClientRect()
        return { top, bottom, left, right, beside: paragraph?.right ?? Number.NaN, paragraph: paragraph?.top ?? Number.NaN }
      }),
    )

  for (const width of [960, 1200, 1440, 1920])
    test(`are beside their paragraphs, clear of each other, at ${width} px`, LONG, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const address of [ARTICLE, '/newsroom/ai-lab-london', '/whitepaper/data-contracts']) {
        await page.goto(address)
        const notes = await notesOf(page)
        expect(notes.length, address).toBeGreaterThan(0)
        for (const [index, note] of notes.entries()) {
          expect(Math.abs(note.top - note.paragraph), address).toBeLessThan(4)
          expect(note.left, address).toBeGreaterThan(note.beside)
          expect(note.right, address).toBeLessThan(width)
          expect(note.top, address).toBeGreaterThan(notes[index - 1]?.bottom ?? 0)
        }
      }
    })

  test('would repeat the words above them on phones, where none is shown', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of ['/blog/cloud-security-best-practices', '/whitepaper/data-contracts', '/newsroom/ai-lab-london']) {
      await page.goto(address)
      const notes = await page.locator('.pulled-note').all()
      expect(notes.length, address).toBeGreaterThan(1)
      for (const note of notes) await expect(note, address).toBeHidden()
    }
  })

  for (const width of [768, 959])
    test(`end their paragraphs, so that none is under a heading, on the lines of the text, at ${width} px`, LONG, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/newsroom/ai-lab-london')
      const text = await page.locator('.prose').boundingBox()
      const notes = await notesOf(page)
      expect(notes.length).toBeGreaterThan(0)
      for (const { top, paragraph, left, right } of notes) {
        expect(top).toBeGreaterThan(paragraph + 20)
        expect(left).toBeCloseTo(text?.x ?? Number.NaN, 0)
        expect(right).toBeLessThanOrEqual(width)
      }
    })

  for (const width of [768, 1440])
    test(`one in the middle of a text has the width of the page, but for the contents, at ${width} px`, LONG, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/whitepaper/data-contracts')
      const head = await page.locator('.picture-intro').boundingBox()
      const spread = await page.locator('.pulled-note.toned').boundingBox()
      const start = await page.locator(width === 1440 ? '.prose' : '.picture-intro').boundingBox()
      expect(spread?.x).toBeCloseTo(start?.x ?? Number.NaN, 0)
      expect((spread?.x ?? 0) + (spread?.width ?? 0)).toBeCloseTo((head?.x ?? 0) + (head?.width ?? Number.NaN), 0)
    })

  test('are not read aloud', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/newsroom/ai-lab-london')
    const article = page.getByRole('article').first()
    await expect(article.getByText('There are 24 desks')).toHaveCount(1)
    expect(await article.ariaSnapshot()).not.toMatch(/text: 24 desks/)
  })
})

/** Expects of articles, in windows of five widths, that no text lies over another, and that no word of figures is broken. */
async function expectApart(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address)
    for (const width of [768, 1024, 1100, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await overlaps(page.locator('main > article'), LINES), `${address} at ${width} px`).toEqual([])
      expect.soft(await brokenWords(page.locator('main > article .fact-list :is(dt, dd)')), `${address} at ${width} px`).toEqual([])
    }
  }
}

// Those with figures, tables and margins of every kind.
test('no text lies over another and no word of figures is broken', LONG, ({ page }) =>
  expectApart(page, ['/whitepaper/data-contracts', '/newsroom/ai-lab-london', '/blog/cloud-cost-as-an-engineering-metric']),
)

for (const list of ['whitepaper', 'blog', 'newsroom'])
  test(`no text lies over another and no word of figures is broken: ${list}`, LONG, async ({ page }) => {
    const addresses = (await sitemapAddresses('dist')).filter((address) => address.startsWith(`/${list}/`))
    expect(addresses).not.toEqual([])
    await expectApart(page, addresses)
  })
