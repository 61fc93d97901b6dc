import { expect, type Locator, test } from '@playwright/test'
import { brokenWords } from '../support/broken-words'
import { mainMenu, mobileMenu } from '../support/header'
import { spaceLetters } from '../support/letters'
import { ONLY_CHROMIUM } from '../support/suites'

test.use({ bypassCSP: true })

/** By how many pixels the letters of texts reach beyond a place from the left of the window: the most of all. */
const mostBeyond = (texts: Locator, side: number) =>
  texts.evaluateAll((all, side) => {
    const rights = all.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(({ right }) => right)
    })
    return Math.max(...rights) - side
  }, side)

for (const width of [1440, 1280])
  test(
    `a figure of a menu stands on one line, beside its name, with the widest spacing at ${width} px`,
    ONLY_CHROMIUM,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/about')
      await spaceLetters(page)
      await mainMenu(page).locator('summary').filter({ hasText: 'Industries' }).press('Enter')
      const figures = mainMenu(page).locator('[open] .num')
      await expect(figures).toHaveCount(6)
      for (const figure of await figures.all()) {
        const [lines, gap] = await figure.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom)
          const name = element.parentElement?.querySelector('div')?.getBoundingClientRect()
          return [Math.max(...bottoms) - Math.min(...bottoms), element.getBoundingClientRect().left - (name?.right ?? 0)] as const
        })
        expect(lines).toBeLessThan(16)
        expect(gap).toBeGreaterThan(12)
      }
      const list = await mainMenu(page).locator('[open] ul').last().boundingBox()
      expect(await mostBeyond(figures, (list?.x ?? 0) + (list?.width ?? 0))).toBeLessThanOrEqual(1)
    },
  )

for (const width of [768, 390, 375, 360, 320])
  test(`names of menus keep to the margin with the widest spacing at ${width} px`, ONLY_CHROMIUM, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/about')
    await spaceLetters(page)
    await page.locator('.mobile-menu > summary').click()
    for (const group of await mobileMenu(page).locator('details > summary').all()) {
      await group.click()
      const names = mobileMenu(page).locator('details[open] a')
      const list = await mobileMenu(page).getByRole('list').first().boundingBox()
      expect.soft(await mostBeyond(names, (list?.x ?? 0) + (list?.width ?? 0))).toBeLessThanOrEqual(2)
      expect.soft(await brokenWords(names)).toEqual([])
      await group.click()
    }
  })
