import { expect, type Page, test } from '@playwright/test'
import { openChat } from './support/chat'
import { holdScripts } from './support/chunks'
import { LEAST_SHIFT, shiftsOf, watchShifts } from './support/layout-shift'
import { enlargeLetters, spaceLetters } from './support/letters'
import { LONG, ONLY_CHROMIUM } from './support/suites'

/** The boxes of the picture, the title and the figure of each element, found by their selectors. */
const partsOf = (page: Page, elements: string, selectors: { picture: string; title: string; figure: string }) =>
  page.locator(elements).evaluateAll(
    (all, { picture, title, figure }) =>
      all.map((element) => {
        const boxOf = (selector: string) => element.querySelector(selector)?.getBoundingClientRect().toJSON()
        return { picture: boxOf(picture), title: boxOf(title), figure: boxOf(figure) }
      }),
    selectors,
  )

for (const width of [390, 320])
  test.describe(`a phone of ${width} px`, width === 320 ? {} : LONG, () => {
    test.use({ viewport: { width, height: 740 }, bypassCSP: true })

    for (const isSpaced of [false, true])
      test(
        `the button of the chat assistant stays in the header, clear of its other controls${isSpaced ? ', with the widest spacing' : ''}`,
        isSpaced ? LONG : {},
        async ({ page }) => {
          await page.goto('/blog')
          if (isSpaced) await spaceLetters(page)
          const chat = page.getByRole('button', { name: 'Open the chat assistant' })
          for (const top of [0, 20, 900, 100_000]) {
            await page.evaluate((y) => window.scrollTo(0, y), top)
            await expect(chat).toBeInViewport({ ratio: 1 })
            const boxes = await page.evaluate(() => {
              const box = (element: Element | null) => element?.getBoundingClientRect().toJSON()
              const controls = document.querySelectorAll('.site-header :is(.logo, .tools > :not(dialog))')
              return {
                chat: box(document.querySelector('.chat-button')),
                header: box(document.querySelector('.site-header')),
                controls: [...controls].map(box).filter(({ width }) => width > 0),
              }
            })
            expect(boxes.controls.length).toBeGreaterThan(1)
            expect(boxes.chat.top).toBeGreaterThanOrEqual(boxes.header.top)
            expect(boxes.chat.bottom).toBeLessThanOrEqual(boxes.header.bottom)
            for (const control of boxes.controls)
              expect(
                boxes.chat.right <= control.left || boxes.chat.left >= control.right || boxes.chat.bottom <= control.top,
                JSON.stringify(control),
              ).toBe(true)
          }
        },
      )

    test('a service is its sign, and beside that its name and below it what a client has measured', LONG, async ({ page }) => {
      await page.goto('/services')
      const cells = await partsOf(page, '.service-list > li', { picture: '.glyph', title: '.name', figure: '.change-figure' })
      expect(cells.length).toBeGreaterThan(1)
      for (const { picture, title, figure } of cells) {
        expect(title.left).toBeGreaterThan(picture.right)
        expect(figure.left).toBe(title.left)
        expect(figure.top).toBeGreaterThanOrEqual(title.bottom)
      }
    })

    test('the title of a news item is below its picture, which is beside its figure', LONG, async ({ page }) => {
      await page.goto('/newsroom')
      const rows = await partsOf(page, '.news-row:not(.feature)', { picture: '[data-shape]', figure: '.card-figure', title: 'h3' })
      expect(rows.length).toBeGreaterThan(1)
      for (const { picture, figure, title } of rows) {
        expect(figure.left).toBeGreaterThan(picture.right)
        expect(title.left).toBe(picture.left)
        expect(title.top).toBeGreaterThanOrEqual(Math.max(picture.bottom, figure.bottom))
      }
    })

    test('pictures of related entries are beside their titles', LONG, async ({ page }) => {
      for (const address of ['/blog/zero-trust-for-suppliers', '/case-studies/orchard-retail-inventory']) {
        await page.goto(address)
        const cards = await partsOf(page, '[aria-labelledby="related"] .card', { picture: '[data-shape]', title: 'h3', figure: 'h3' })
        expect(cards.length).toBeGreaterThan(1)
        for (const { picture, title } of cards) expect(title.left).toBeGreaterThan(picture.right)
      }
    })

    test('the link to an author is high enough for a finger', LONG, async ({ page }) => {
      await page.goto('/blog/zero-trust-for-suppliers')
      const box = await page.locator('.meta').getByRole('link').first().boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(24)
    })

    test('a page of results says that it searches before its script is there', LONG, async ({ page }) => {
      const release = await holdScripts(page, /\.js$/)
      await page.goto('/search?q=cloud', { waitUntil: 'commit' })
      await expect(page.locator('main').getByText('Searching…').filter({ visible: true })).toBeInViewport()
      release()
      await expect(page.locator('main .results-line b')).toBeVisible()
      await expect(page.locator('main').getByText('Searching…').filter({ visible: true })).toHaveCount(0)
    })

    test('a page of results begins early, and nothing shifts', async ({ page }) => {
      await watchShifts(page)
      await page.goto('/search?q=cloud')
      const best = page.getByRole('heading', { name: 'Best match' })
      await expect(best).toBeVisible()
      // The filters of the narrowest phones have rows of their own.
      expect((await best.boundingBox())?.y).toBeLessThan(width === 320 ? 540 : 500)
      expect(await shiftsOf(page)).toBeLessThan(LEAST_SHIFT.late)
    })

    test('titles of results share one edge, whatever picture they have', LONG, async ({ page }) => {
      await page.goto('/search?q=cloud')
      await expect(page.locator('.hit-row:has(> .glyph)').first()).toBeVisible()
      await expect(page.locator('.hit-row:has(> .art)').first()).toBeVisible()
      const edges = await page.locator('.hit-row h3').evaluateAll((all) => all.map((title) => title.getBoundingClientRect().left))
      expect(new Set(edges).size).toBe(1)
    })

    for (const address of ['/insights', '/whitepapers'])
      test(`in ${address} titles begin where pictures do, which are square, or covers of one size`, LONG, async ({ page }) => {
        await page.goto(address)
        const cards = await partsOf(page, ':is(.card-row, .paper-card):not(.feature)', {
          picture: '[data-shape]',
          title: 'h3',
          figure: ':is(.card-figure, .change-figure)',
        })
        expect(cards.length).toBeGreaterThan(2)
        for (const { picture, title, figure } of cards) {
          expect(title.left).toBe(picture.left)
          expect(figure.left).toBeGreaterThan(picture.right)
          expect(title.top).toBeGreaterThan(figure.bottom)
          expect(title.top).toBeGreaterThan(picture.bottom)
          if (address === '/whitepapers') expect(picture.height).toBeCloseTo(cards[0]?.picture.height ?? 0, 1)
          else expect(picture.width).toBe(picture.height)
        }
      })

    test('no two hours below the bars of offices touch, and what time it is stands above them', LONG, async ({ page }) => {
      await page.goto('/regions')
      const list = page.locator('.office-hours ul')
      await list.scrollIntoViewIfNeeded()
      await expect(list).toHaveAttribute('style', /--now/)
      const hours = await page.locator('.office-hours .scale > span:not(:empty)').evaluateAll((all) =>
        all.map((hour) => {
          const range = document.createRange()
          range.selectNodeContents(hour)
          return range.getBoundingClientRect().toJSON()
        }),
      )
      expect(hours.length).toBeGreaterThan(2)
      for (const [index, { right }] of hours.slice(0, -1).entries()) expect(right).toBeLessThan(hours[index + 1].left)
      const room = await list.evaluate((element) => {
        const top = element.closest('.office-hours')?.getBoundingClientRect().top ?? 0
        return element.getBoundingClientRect().top - top - Number.parseFloat(getComputedStyle(element, '::before').height)
      })
      expect(room).toBeGreaterThanOrEqual(0)
    })

    test('the drawing of the story has its first and its last total, apart: the list has all of them', LONG, async ({ page }) => {
      await page.goto('/about')
      const boxes = await page
        .locator('.strata-timeline .total')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((total) => total.getBoundingClientRect().toJSON()))
      expect(boxes).toHaveLength(2)
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1))
          expect(one.right <= other.left || one.top >= other.bottom || one.bottom <= other.top, JSON.stringify([one, other])).toBe(true)
    })

    test('links of the footer are large enough, and as far from each other where one wraps', async ({ page }) => {
      await page.goto('/contact')
      const columns = await page.evaluate(() =>
        [...document.querySelectorAll('.footer-column ul')].map((list) =>
          [...list.querySelectorAll('a')].map((link) => ({
            height: link.getBoundingClientRect().height,
            padding: getComputedStyle(link).paddingBlock,
          })),
        ),
      )
      expect(columns.length).toBeGreaterThan(1)
      for (const links of columns) {
        expect(new Set(links.map(({ padding }) => padding)).size).toBe(1)
        for (const { height } of links) expect(height).toBeGreaterThanOrEqual(24)
      }
    })
  })

test.describe('a wide window', () => {
  for (const width of [768, 1024, 1440])
    test(`the button of the chat assistant is in the gutter, at ${width} px`, LONG, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/regions')
      const edges = await page.evaluate(() => ({
        chat: document.querySelector('.chat-button')?.getBoundingClientRect().left,
        text: document.querySelector('main .wrap')?.getBoundingClientRect().right,
      }))
      expect(edges.chat).toBeGreaterThanOrEqual(edges.text ?? Number.NaN)
    })
})

for (const width of [390, 320])
  test(`the assistant of a low phone of ${width} px has its greeting and its questions in sight`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 568 })
    const { chat, log } = await openChat(page)
    await expect(chat.getByRole('button', { name: 'What does it cost?' })).toBeInViewport({ ratio: 1 })
    await expect(log.getByText(/^Hello\./)).toBeInViewport({ ratio: 1 })
    // On the narrowest phones the second row of facts is one press away.
    await expect(chat.getByRole('button', { name: 'More below' })).toHaveCount(width === 320 ? 1 : 0)
    await expect(log.getByRole('link').nth(width === 320 ? 1 : -1)).toBeInViewport({ ratio: 1 })
  })

/** Pixels that the ring of what is in focus reaches beyond it. */
const RING = 5

for (const { width, height, letters } of [
  { width: 390, height: 844, letters: 'spaced' },
  { width: 320, height: 844, letters: 'spaced' },
  { width: 1280, height: 900, letters: 'large' },
])
  test(`each question of the assistant is whole, with its ring, while it has the focus, at ${width} px with ${letters} letters`, {
    tag: [LONG.tag, ONLY_CHROMIUM.tag],
  }, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height }, bypassCSP: true, reducedMotion: 'reduce' })
    if (letters === 'large') await enlargeLetters(page)
    const { chat, field } = await openChat(page)
    if (letters === 'spaced') await spaceLetters(page)
    const questions = chat.getByRole('group').getByRole('button')
    await field.focus()
    for (const question of (await questions.all()).toReversed()) {
      await page.keyboard.press('Shift+Tab')
      await expect(question).toBeFocused()
      const room = await question.evaluate((button) => {
        const row = button.parentElement
        if (!row) throw new Error('It has no row.')
        const [inner, outer] = [button.getBoundingClientRect(), row.getBoundingClientRect()]
        const isScrolled = getComputedStyle(row).overflowX !== 'visible'
        const sides = [inner.left - outer.left, outer.right - inner.right, inner.top - outer.top, outer.bottom - inner.bottom]
        return { isScrolled, least: Math.min(...sides), words: button.scrollWidth - button.clientWidth }
      })
      expect.soft(room.least, (await question.textContent()) ?? '').toBeGreaterThanOrEqual(room.isScrolled ? RING : 0)
      expect.soft(room.words).toBe(0)
    }
    await page.close()
  })
