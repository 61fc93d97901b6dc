import { expect, type Page, test } from '@playwright/test'
import { NAMED_PICTURES } from '../support/named-pictures'
import { ONLY_CHROMIUM } from '../support/suites'

/** Pages with texts on pictures: heads of articles and of standing pages, cards, covers of case studies, and maps. */
const PAGES = [
  ...NAMED_PICTURES,
  '/',
  '/newsroom',
  '/case-studies/accelerating-payments-modernization',
  '/case-studies/norrland-steel-quality',
  '/events',
  '/investors',
  '/regions',
]

/** The width of A4, from which Chromium chooses the styles, and the width of what is printed on it. */
const WIDTHS = [794, 658]

/**
 * The texts on each picture, with how far along and down its drawing they are, in percent, and whether its box cuts them. A text is
 * measured where it is anchored.
 */
const textsOnPictures = (page: Page) =>
  page.locator('.art').evaluateAll((frames) =>
    frames.flatMap((frame) =>
      [...frame.querySelectorAll(':scope > svg text, :scope > span:not(:has(*))')].flatMap((text) => {
        const box = text.getBoundingClientRect()
        const used = [...frame.querySelectorAll('use')].map((use) => use.getBoundingClientRect()).find(({ width }) => width > 0)
        if (box.width === 0 || !used) return []
        const around = frame.getBoundingClientRect()
        const anchor = getComputedStyle(text).textAnchor
        const x = anchor === 'middle' ? (box.left + box.right) / 2 : anchor === 'end' ? box.right : box.left
        return [
          {
            text: text.textContent ?? '',
            along: (100 * (x - used.left)) / used.width,
            down: (100 * ((box.top + box.bottom) / 2 - used.top)) / used.height,
            isCut: box.left < around.left || box.right > around.right || box.top < around.top || box.bottom > around.bottom,
          },
        ]
      }),
    ),
  )

for (const width of WIDTHS)
  test(`texts on pictures are whole on paper, and where they are on a screen of ${width} px`, ONLY_CHROMIUM, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    for (const address of PAGES) {
      await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      const onScreen = await textsOnPictures(page)
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
      const onPaper = await textsOnPictures(page)
      for (const { text, along, down, isCut } of onPaper) {
        const name = `${text} on ${address}`
        expect.soft(isCut, `${name} is cut`).toBe(false)
        const same = onScreen.filter((other) => other.text === text)
        const away = Math.min(...same.map((other) => Math.max(Math.abs(other.along - along), Math.abs(other.down - down))))
        expect.soft(away, `percent of the drawing that ${name} is off`).toBeLessThan(5)
      }
    }
  })

test('the latest news has its text beside its picture on paper', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 658, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/newsroom')
  const card = page.locator('.news-row.feature')
  const [picture, text] = await Promise.all([card.locator('.art').boundingBox(), card.locator('.body').boundingBox()])
  expect(text?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 658))
  expect(text?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0))
})
