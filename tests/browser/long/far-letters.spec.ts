import { expect, test } from '@playwright/test'
import { mobileMenu } from '../support/header'
import { spaceLetters } from '../support/letters'
import { ONLY_CHROMIUM } from '../support/suites'

test.use({ bypassCSP: true })

for (const width of [390, 640])
  test(`titles of rows with figures begin on one line with the widest spacing, at ${width} px`, ONLY_CHROMIUM, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of ['/about', '/investors']) {
      await page.goto(address)
      await spaceLetters(page)
      const rows = await page.locator('.figure-row').evaluateAll((all) =>
        all.map((row) => {
          const [figure, title] = row.children
          const letters = document.createRange()
          if (figure) letters.selectNodeContents(figure)
          return { left: Math.round(title?.getBoundingClientRect().left ?? 0), lines: letters.getClientRects().length }
        }),
      )
      expect(rows.length, address).toBeGreaterThan(3)
      expect(new Set(rows.map(({ left }) => left)).size, address).toBe(1)
      expect(Math.max(...rows.map(({ lines }) => lines)), address).toBe(1)
    }
  })

test('three writers of a subject are in the window, and none fades, with any spacing', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/tags/ai', '/tags/security']) {
    await page.goto(address)
    const writers = page.locator('.writer-list')
    const edge = (await page.locator('main h1').boundingBox())?.x ?? 0
    for (const isFar of [false, true]) {
      if (isFar) await spaceLetters(page)
      const rights = await writers.locator('li').evaluateAll((all) => all.map((writer) => writer.getBoundingClientRect().right))
      expect(rights, address).toHaveLength(3)
      expect(Math.max(...rights), address).toBeLessThanOrEqual(390 - edge + 0.5)
      expect(await writers.evaluate((list) => getComputedStyle(list).maskImage), address).toBe('none')
    }
  }
})

test('names of industries in two lines keep apart in the menu of phones with the widest spacing', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.locator('.mobile-menu > summary').click()
  await mobileMenu(page).locator('summary').filter({ hasText: 'Industries' }).click()
  await spaceLetters(page)
  const names = await mobileMenu(page)
    .locator('[open] .menu-links a')
    .evaluateAll((all) =>
      all.map((link) => {
        const letters = document.createRange()
        letters.selectNodeContents(link)
        const { left, top, bottom } = letters.getBoundingClientRect()
        return { left, top, bottom }
      }),
    )
  expect(names.length).toBeGreaterThan(4)
  for (const [index, name] of names.entries()) {
    const below = names.slice(index + 1).find(({ left }) => Math.abs(left - name.left) < 2)
    if (below) expect(below.top - name.bottom).toBeGreaterThanOrEqual(10)
  }
})
